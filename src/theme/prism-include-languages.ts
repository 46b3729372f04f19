/**
 * The theme loads Prism's grammars here. The build highlights all fences, so no grammar is loaded. Ejected: even
 * without additional languages, the original adds Prism's list of all grammars, 27 kB, to the main script.
 */
export default function prismIncludeLanguages(): void {}
