import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {minified} from './stylesheet';

const minify = (css: string) =>
  minified(
    'a.css',
    testFolder({'package.json': '{"browserslist": ["safari >= 16.4"]}', 'a.css': css}),
  );

it('minifies without changing text, and adds what the supported browsers need', () => {
  expect(minify('/* a */\n.a::before {\n  content: "/* b */  c";\n}\n')).toBe(
    '.a:before{content:"/* b */  c"}',
  );
  expect(minify('a { text-decoration: underline 1px; }')).toBe(
    'a{text-decoration:underline;text-decoration-thickness:1px}',
  );
});

it('names the file and the line of an error', () => {
  expect(() => minify('a { color: red; }\n}b{')).toThrow('a.css:2: ');
});
