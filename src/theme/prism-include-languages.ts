/**
 * The theme loads Prism's grammars here. The build highlights all fences, so no grammar is loaded.
 */
export default function prismIncludeLanguages(): void {}
