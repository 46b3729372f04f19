import Danger from '@theme/Admonition/Type/Danger';
import Tip from '@theme/Admonition/Type/Tip';
import Warning from '@theme/Admonition/Type/Warning';

/** The admonitions of this site, by their names; the build's tests refuse any other in a page. */
export default {danger: Danger, tip: Tip, warning: Warning};
