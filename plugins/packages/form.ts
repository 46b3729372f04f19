/** The form that our own line about a package keeps. Pure. */

/** How many words a summary has at most. */
const LONGEST = 12;

/** How many words in a row may not be those of the registry's description. */
const RUN = 5;

/** Words that praise. What a tool is called by its publisher does not count as a fact. */
const PRAISE =
  /\b(amazing|awesome|beautiful|best|blazing(ly)?|clean|convenient(ly)?|cool|cute|delightful|easily|easy|effective|efficient(ly)?|effortless(ly)?|elegant|excellent|fancy|fast|faster|fastest|friendly|great|handy|high-performance|incredible|incredibly|innovative|intuitive|lightning|lightweight|lovely|minimalist|modern|neat|next-generation|nice|performant|pleasant|polished|powerful|pretty|quick|quickly|rich|robust|seamless(ly)?|simple|simply|sleek|slick|smart|snappy|stunning|super|superb|ultimate|ultra|versatile|wonderful)\b/i;

/** The words of a text, without marks and case. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** Names that are the plain word for what the package does, which a summary may need. */
const TERMS = new Set(
  'age build cargo chart charts checksum cli command compose conductor diff docker editor env exec fetch generate gist git github gitlab gnome go hash helm http json kafka kde kubernetes kubectl link lint linter logs make markdown match migrate mirror node operator proxy protobuf redis registry release rest rpc run runner scan schema script search secrets serve server shell sops sql ssh sway sync task template terraform test tools tree up vault version watch yaml zip'.split(
    ' ',
  ),
);

/** The last part of a package's name, if a summary has it as a word of its own. */
function repeatedName(name: string, summary: string): string | undefined {
  const own = (name.split('/').at(-1) ?? name).toLowerCase();
  const words = summary
    .toLowerCase()
    .split(/[\s,;:()]+/)
    .map((word) => word.replace(/['.]+s?$/, ''));
  return words.includes(own) && !TERMS.has(own) ? own : undefined;
}

/** What is wrong with the form of a summary; each problem says how to repair it. */
export function formProblems(name: string, summary: string): string[] {
  const problems: string[] = [];
  const {length} = summary.split(/\s+/).filter(Boolean);
  if (length > LONGEST) problems.push(`has ${length} words: ${LONGEST} at most`);
  if (length < 2) problems.push('is too short: say what the tool does');
  if (!summary.endsWith('.')) problems.push('has no period at its end: add it');
  if (summary !== summary.trim()) problems.push('has a space at its edge: remove it');
  if (/[\r\n]/.test(summary)) problems.push('has a line break: write one line');
  if (!/^[\p{Lu}\p{N}]/u.test(summary)) problems.push('does not begin with a capital');
  if (/[—–]|\b(don't|doesn't|can't|isn't|it's|you're|won't)\b/i.test(summary)) {
    problems.push('has a dash or a contraction: write it in full');
  }
  const repeated = repeatedName(name, summary);
  if (repeated) problems.push(`repeats the name "${repeated}": say what it does instead`);
  const praise = PRAISE.exec(summary)?.[0];
  if (praise) problems.push(`praises ("${praise}"): leave the word out`);
  return problems;
}

/** The first run of words that `summary` shares with `description`, if it is that long. */
export function sharedRun(summary: string, description: string): string | undefined {
  const theirs = ` ${wordsOf(description).join(' ')} `;
  const ours = wordsOf(summary);
  for (let start = 0; start + RUN <= ours.length; start += 1) {
    const run = ours.slice(start, start + RUN).join(' ');
    if (theirs.includes(` ${run} `)) return run;
  }
  return undefined;
}
