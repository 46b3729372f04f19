// Docusaurus compiles with SWC (@docusaurus/faster). This file serves the tools that read a Babel
// configuration by convention, such as editors and code analysers.
export default {
  presets: ['@docusaurus/core/lib/babel/preset'],
};
