/** Nothing: this site documents one version, which no badge needs to tell apart. */
export default function DocVersionBadge(): null {
  return null;
}
