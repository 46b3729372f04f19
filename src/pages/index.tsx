import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The landing page. */
export default function Home(): ReactNode {
  return (
    <Layout description="aqua installs command-line tools at the versions a project declares.">
      <main />
    </Layout>
  );
}
