import config from './docusaurus.config';
export default {...config, onBrokenAnchors: 'warn', onBrokenLinks: 'warn'};
