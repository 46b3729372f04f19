/**
 * The date in UTC in English, as `Nov 22, 2026`. `Intl.DateTimeFormat`, which the theme uses, loads its data
 * for the first date that a page formats, which blocks a phone for over 100 ms while the app starts.
 */
export function dateText(date: Date): string {
  // ECMAScript defines the form of the text: "Sun, 22 Nov 2026 04:37:46 GMT".
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
