/** Nothing: this site documents one version, so that no page is of an old one. */
export default function DocVersionBanner(): null {
  return null;
}
