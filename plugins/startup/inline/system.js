/* Checks the install commands of the reader's system on the landing page: see src/pages/index.tsx. */
addEventListener('DOMContentLoaded', () => {
  const platform = navigator.userAgentData?.platform || navigator.platform || '';
  const systems = {macos: /mac|iphone|ipad/i, linux: /linux|android|bsd/i, windows: /win/i};
  for (const [system, names] of Object.entries(systems)) {
    const choice = document.getElementById(`install-${system}`);
    if (choice && names.test(platform)) choice.checked = true;
  }
});
