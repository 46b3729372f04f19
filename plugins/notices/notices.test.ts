import {describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {fileOfStyles, noticesOf, packageFolder, shippedPackage} from './notices';

describe('the package of a file', () => {
  it('is found for a style sheet with its loaders', () => {
    const infima = '/site/node_modules/infima/dist/default.css';
    const loader = '/site/node_modules/css-loader/dist/cjs.js??use[1]';
    expect(fileOfStyles(`css|${loader}!${infima}|0|||}`)).toBe(infima);
    expect(fileOfStyles(`css|${infima}|0`)).toBe(infima);
    expect(fileOfStyles('')).toBe('');
  });

  it('is the innermost package, with its scope', () => {
    expect(packageFolder('/a/node_modules/b/node_modules/@c/d/e/f.js')).toBe(
      '/a/node_modules/b/node_modules/@c/d',
    );
    expect(packageFolder('/a/src/b.js')).toBeUndefined();
  });
});

describe('notices', () => {
  const metadata = (name: string, license?: string) =>
    JSON.stringify({name, version: '1.0.0', license});

  it('contain the license text of each package, and shared texts once', () => {
    const packages = [
      testFolder({'package.json': metadata('@z/b', 'MIT'), 'LICENSE.md': 'Text.\r\nMore.\n'}),
      testFolder({'package.json': metadata('a', 'MIT'), LICENSE: 'Text.\nMore.'}),
      testFolder({'package.json': metadata('c', 'ISC'), 'licensing.js': 'no text'}),
    ];
    const text = noticesOf(packages.map(shippedPackage));
    expect(text).toContain('@z/b@1.0.0 (MIT)\na@1.0.0 (MIT)\n\nText.\nMore.\n');
    expect(text).toContain(
      'c@1.0.0 (ISC)\n\nThe package does not include the text of its license, ISC.\n',
    );
  });

  it('reject a package without a license', () => {
    const own = testFolder({'package.json': metadata('none')});
    expect(() => shippedPackage(own)).toThrow('none@1.0.0 is shipped to the browser');
  });
});
