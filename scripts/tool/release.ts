/** `facts/tool.yaml` with another version and unchanged comments. */
export function withVersion(toolYaml: string, version: string): string {
  if (!/^v\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`"${version}" is not a release; write it as v2.62.3`);
  }
  const line = /^version: .*$/m;
  if (!line.test(toolYaml)) throw new Error('facts/tool.yaml has no line "version: …"');
  return toolYaml.replace(line, `version: ${version}`);
}
