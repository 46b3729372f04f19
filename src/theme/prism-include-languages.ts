/** The theme loads Prism's grammars here; fences are highlighted by the build, so none are. */
export default function prismIncludeLanguages(): void {}
