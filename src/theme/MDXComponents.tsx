import MDXComponents from '@theme-original/MDXComponents';
import Results from '../components/Results';

/** What a page may use without importing it. */
export default {...MDXComponents, Results};
