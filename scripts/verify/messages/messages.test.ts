import {describe, expect, it} from 'vitest';
import {compareMessages, extractMessages, skeleton} from './compare.ts';

const go = `
var (

	// errOld = errors.New("not this one")
	errNoAsset = errors.New("no asset is released for this version")
	errLatest  = errors.New(\`the version "latest" is forbidden\`)
)

func f() error {
	slogerr.WithError(logger, err).Warn(
		"list releases",
	)
	logger.Error("Checksum isn't found:\\n" + content)
	msg = \`The file is changed. \` + msg
	return fmt.Errorf("open a file (%s): %w", p, err)
}
`;

const found = extractMessages(go, 'pkg/a.go');
const entry = (id: string, text: string, source = ['pkg/a.go']) => ({
  id,
  text,
  source,
  place: 'facts/messages/a.yaml:3',
});
const all = [
  entry('no-asset', 'no asset is released for this version'),
  entry('latest', 'the version "latest" is forbidden'),
  entry('releases', 'list releases'),
  entry('content', "Checksum isn't found:<content>"),
  entry('changed', 'The file is changed. The file is ignored.'),
];

describe('extractMessages', () => {
  it('finds errors, log lines, and concatenated messages, but not comments', () => {
    expect(found.map(({text, wraps}) => [text.trim(), wraps])).toEqual([
      ['no asset is released for this version', false],
      ['the version "latest" is forbidden', false],
      ['list releases', false],
      ["Checksum isn't found:", false],
      ['The file is changed.', false],
      ['open a file (%s): %w', true],
    ]);
    // The editor's line, also after a comment that follows an empty line.
    expect(found[0]?.line).toBe(5);
  });
});

describe('skeleton', () => {
  it('is the same for a text and its source', () => {
    expect(skeleton('read (<path>): <error>')).toBe(skeleton('read (%s): %w'));
    expect(skeleton('read <path>')).not.toBe(skeleton('write %s'));
  });
});

describe('compareMessages', () => {
  it('reports nothing if both match', () => {
    expect(compareMessages(all, found, [])).toEqual([]);
    expect(
      compareMessages([...all, entry('open', 'open a file (<path>): <error>')], found, []),
    ).toEqual([]);
  });

  it('reports an entry with one changed character, and the text in the source', () => {
    const altered = [entry('no-asset', 'no asset is released for this versoin'), ...all.slice(1)];
    const problems = compareMessages(altered, found, []);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('facts/messages/a.yaml:3: "no-asset"');
    expect(problems[0]).toContain('no asset is released for this version |');
    expect(problems[1]).toContain('pkg/a.go:5');
  });

  it('accepts a text from a server if a recording shows that the tool prints it', () => {
    const passedOn = entry('limit', 'rate limit exceeded', ['https://docs.example.com/limits']);
    expect(compareMessages([...all, {...passedOn, recording: 'limit'}], found, [])).toEqual([]);
    expect(compareMessages([...all, passedOn], found, [])).toEqual([
      'facts/messages/a.yaml:3: "limit" comes from a server, so no source of the tool has its text. Name a recording in which the tool prints it.',
    ]);
  });

  it('reports a missing entry unless it is ignored with a reason', () => {
    const rest = all.slice(1);
    expect(compareMessages(rest, found, [])[0]).toContain('which facts/messages lacks');
    const ignored = [
      {text: 'no asset is released for this version', file: 'pkg/a.go', reason: 'a reason'},
    ];
    expect(compareMessages(rest, found, ignored)).toEqual([]);
    expect(compareMessages(all, found, ignored)[0]).toContain('Remove one of the two');
    expect(
      compareMessages(all, found, [{text: 'gone', file: 'pkg/a.go', reason: 'a reason'}])[0],
    ).toContain('which is not there');
  });
});
