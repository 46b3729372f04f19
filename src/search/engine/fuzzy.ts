/** The maximum number of edits for a word of this length. */
export function editsAllowed(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/**
 * The number of edits (insert, delete, replace, swap adjacent letters) that turn one word into another, or a
 * number above `limit` if it exceeds the limit.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const n = endB - start;
  if (endA === start) return n;
  let before: number[] = [];
  let last = Array.from({length: n + 1}, (_, j) => j);
  for (let i = 1; i <= endA - start; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= n; j++) {
      const same = a[start + i - 1] === b[start + j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        i > 1 &&
        j > 1 &&
        a[start + i - 1] === b[start + j - 2] &&
        a[start + i - 2] === b[start + j - 1]
      ) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[n] ?? 0;
}
