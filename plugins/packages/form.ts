/** The rules for the summary of a package. Pure functions. */
import {lastPart} from '../../src/search/index/format.ts';

const LONGEST = 12;

/**
 * The number of consecutive words that a summary must not share with the registry's description.
 */
const RUN = 5;

/** Words of praise. A summary contains only facts. */
const PRAISE =
  /\b(amazing|awesome|beautiful|best|blazing(ly)?|clean|convenient(ly)?|cool|cute|delightful|easily|easy|effective|efficient(ly)?|effortless(ly)?|elegant|excellent|fancy|fast|faster|fastest|friendly|great|handy|high-performance|incredible|incredibly|innovative|intuitive|lightning|lightweight|lovely|minimalist|modern|neat|next-generation|nice|performant|pleasant|polished|powerful|pretty|quick|quickly|rich|robust|seamless(ly)?|simple|simply|sleek|slick|smart|snappy|stunning|super|superb|ultimate|ultra|versatile|wonderful)\b/i;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** Package names that are ordinary words, which a summary may need. */
const TERMS = new Set(
  'age build cargo chart charts checksum cli command compose conductor diff docker editor env exec fetch generate gist git github gitlab gnome go hash helm http json kafka kde kubernetes kubectl link lint linter logs make markdown match migrate mirror node operator proxy protobuf redis registry release rest rpc run runner scan schema script search secrets serve server shell sops sql ssh sway sync task template terraform test tools tree up vault version watch yaml zip'.split(
    ' ',
  ),
);

/** The last part of a package's name, if the summary contains it as a word. */
function repeatedName(name: string, summary: string): string | undefined {
  const own = lastPart(name).toLowerCase();
  const words = summary
    .toLowerCase()
    .split(/[\s,;:()]+/)
    .map((word) => word.replace(/['.]+s?$/, ''));
  return words.includes(own) && !TERMS.has(own) ? own : undefined;
}

/** The problems of a summary, each with its fix. */
export function formProblems(name: string, summary: string): string[] {
  const problems: string[] = [];
  const {length} = summary.split(/\s+/).filter(Boolean);
  if (length > LONGEST) problems.push(`has ${length} words: ${LONGEST} at most`);
  if (length < 2) problems.push('is too short: describe what the tool does');
  if (!summary.endsWith('.')) problems.push('has no period at its end: add it');
  if (summary !== summary.trim()) problems.push('has a space at its edge: remove it');
  if (/[\r\n]/.test(summary)) problems.push('has a line break: write one line');
  if (!/^[\p{Lu}\p{N}]/u.test(summary)) problems.push('does not begin with a capital');
  if (/[—–]|\b(don't|doesn't|can't|isn't|it's|you're|won't)\b/i.test(summary)) {
    problems.push('has a dash or a contraction: write it in full');
  }
  const repeated = repeatedName(name, summary);
  if (repeated)
    problems.push(`repeats the name "${repeated}": describe what the tool does instead`);
  const praise = PRAISE.exec(summary)?.[0];
  if (praise) problems.push(`praises ("${praise}"): leave the word out`);
  return problems;
}

/** The first sequence of words that `summary` copies from `description`, if it is too long. */
export function sharedRun(summary: string, description: string): string | undefined {
  const theirs = ` ${wordsOf(description).join(' ')} `;
  const ours = wordsOf(summary);
  for (let start = 0; start + RUN <= ours.length; start += 1) {
    const run = ours.slice(start, start + RUN).join(' ');
    if (theirs.includes(` ${run} `)) return run;
  }
  return undefined;
}
