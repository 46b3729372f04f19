// Docusaurus compiles with SWC (@docusaurus/faster). This file serves the tools that read a Babel
// configuration by convention, such as editors and code analysers.
module.exports = {
  presets: ['@docusaurus/core/lib/babel/preset'],
};
