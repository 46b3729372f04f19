import Link from '@docusaurus/Link';
import {SecurityChain} from '@site/src/components/SecurityChain';
import {TerminalScene} from '@site/src/components/TerminalScene';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import Declare from './_declare.mdx';
import InstallLinux from './_install-linux.mdx';
import InstallMacos from './_install-macos.mdx';
import InstallWindows from './_install-windows.mdx';
import styles from './index.module.css';

const SYSTEMS: readonly {value: string; label: string; Commands: ComponentType}[] = [
  {value: 'macos', label: 'macOS', Commands: InstallMacos},
  {value: 'linux', label: 'Linux', Commands: InstallLinux},
  {value: 'windows', label: 'Windows', Commands: InstallWindows},
];

/** The install commands, one system at a time: radio buttons, so that no script is needed. */
function Install(): ReactNode {
  return (
    <fieldset className={styles.install}>
      <legend>Install aqua on</legend>
      {SYSTEMS.map(({value, label, Commands}, index) => (
        <div key={value} className={styles.system}>
          <input
            type="radio"
            name="install-os"
            id={`install-${value}`}
            value={value}
            defaultChecked={index === 0}
          />
          <label htmlFor={`install-${value}`}>{label}</label>
          <div className={styles.commands}>
            <MDXContent>
              <Commands />
            </MDXContent>
          </div>
        </div>
      ))}
      <p>
        Then <Link to="/docs/install#set-path">put its directory on PATH</Link>. Other ways, and how
        to verify what you downloaded, are on the <Link to="/docs/install">install page</Link>.
      </p>
    </fieldset>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

/** A band of the page with its heading. */
function Section({id, title, lead, tinted, children}: SectionProps): ReactNode {
  return (
    <section className={clsx(styles.section, tinted && styles.tinted)} aria-labelledby={id}>
      <div className="container">
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

const CHECKS: readonly [check: string, to: string, text: string][] = [
  [
    'Policy as code',
    '/docs/reference/security/policy-as-code/',
    'Only the Standard Registry is allowed by default. A registry of your own is allowed by a file that you review.',
  ],
  [
    'GitHub artifact attestations',
    '/docs/reference/security/github-artifact-attestations',
    'GitHub vouches for the repository and the workflow that built the file.',
  ],
  [
    'Cosign and SLSA provenance',
    '/docs/reference/security/cosign-slsa',
    'A signature, or a record of the build, that binds the file to its project.',
  ],
  [
    'Minisign',
    '/docs/reference/security/minisign',
    'A signature by the public key that the definition names.',
  ],
  [
    'Checksums',
    '/docs/reference/security/checksum',
    'A file in your repository says which bytes you reviewed. Other bytes are not installed.',
  ],
];

const QUESTIONS: readonly [question: string, to: string][] = [
  ['I saw an error message', '/docs/reference/codes/'],
  ['A command is not found', '/docs/trouble-shooting'],
  ['Which token goes where?', '/docs/reference/security/#tokens'],
  ['Is a tool in the registry?', '/docs/tutorial/search-packages'],
  ['How do I run it in CI?', '/docs/products/aqua-installer/'],
  ['Updates by Renovate', '/docs/guides/renovate'],
  ['Every command and flag', '/docs/reference/usage'],
  ['Every configuration field', '/docs/reference/config/'],
];

const READERS: readonly {
  title: string;
  text: string;
  links: readonly [label: string, to: string][];
}[] = [
  {
    title: 'You install tools',
    text: 'Ten minutes from nothing to a project whose tools are pinned, checked and shared.',
    links: [
      ['Start the tutorial', '/docs/tutorial/'],
      ['Set it up for a team', '/docs/guides/team-config'],
      ['Keep versions fresh', '/docs/guides/renovate'],
    ],
  },
  {
    title: 'You write registry entries',
    text: 'From “it has GitHub releases” to a tested definition for six platforms.',
    links: [
      ['Develop a registry', '/docs/develop-registry/'],
      ['Every field of a package', '/docs/reference/registry-config/'],
      ['The style reviewers ask for', '/docs/develop-registry/registry-style-guide'],
    ],
  },
  {
    title: 'You contribute',
    text: 'Add a tool to the Standard Registry, or follow how aqua works inside.',
    links: [
      ['Your first contribution', '/docs/products/aqua-registry/contributing'],
      ['How lazy installation works', '/docs/reference/lazy-install'],
      ['The family of tools', '/docs/products/'],
    ],
  },
];

/** The landing page: what aqua is, shown working, and the ways into its documentation. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Declarative version manager for command-line tools"
      description="aqua installs the command-line tools a project declares, at the versions it declares, verifies each download, and switches versions with the directory."
    >
      <main>
        <header className={styles.hero}>
          <div className={clsx('container', styles.heroColumns)}>
            <div>
              <h1>The tools your project declares, at the versions it declares</h1>
              <p className={styles.lead}>
                aqua is a version manager for command-line tools. One YAML file in the repository
                names them; everyone on the team and every CI job runs the same versions, verified,
                installed the first time they are called.
              </p>
              <p className={styles.actions}>
                <Link className="button button--primary button--lg" to="/docs/tutorial/">
                  Start the tutorial
                </Link>
                <Link className={clsx('button button--lg', styles.quiet)} to="/docs/">
                  Read the overview
                </Link>
              </p>
            </div>
            <Install />
          </div>
        </header>

        <Section
          id="how"
          title="Declare, install, run"
          tinted
          lead="Two projects want two versions of the same tool. Nobody switches anything by hand: the directory decides, and a version that is missing is installed by the call that needs it."
        >
          <div className={styles.scene}>
            <div className={styles.files}>
              <MDXContent>
                <Declare />
              </MDXContent>
            </div>
            <TerminalScene />
          </div>
        </Section>

        <Section
          id="security"
          title="Checked on the way to your shell"
          lead={
            <>
              A download has to pass every check that its definition names before it may run. Which
              package has which, and when a check is skipped, is written down in{' '}
              <Link to="/docs/reference/security/">the security reference</Link>.
            </>
          }
        >
          <div className={styles.chain}>
            <SecurityChain />
            <dl>
              {CHECKS.map(([check, to, text]) => (
                <div key={to}>
                  <dt>
                    <Link to={to}>{check}</Link>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Section>

        <Section id="fit" title="When to choose aqua, and when not" tinted>
          <div className={styles.fit}>
            <div>
              <h3>A good fit</h3>
              <ul>
                <li>Your tools are single binaries that are released on GitHub.</li>
                <li>
                  Laptops and CI should run the same versions on macOS, Linux and Windows, without a
                  plugin or a script for each tool.
                </li>
                <li>Updates should come as pull requests, with checksums that were reviewed.</li>
                <li>You want a tool tried in one project without touching the others.</li>
              </ul>
            </div>
            <div>
              <h3>Choose something else</h3>
              <ul>
                <li>
                  For language runtimes and their libraries, such as Python, Ruby or a JDK: a
                  version manager of that language, mise or asdf.
                </li>
                <li>
                  For libraries, services and desktop programs: the package manager of the system,
                  Homebrew or Nix.
                </li>
                <li>
                  For tools that are built on your machine with flags of your own, or that need an
                  installer.
                </li>
                <li>
                  In a network that reaches neither GitHub nor a mirror of your own: see{' '}
                  <Link to="/docs/guides/private-package">what is supported</Link>.
                </li>
              </ul>
            </div>
          </div>
        </Section>

        <Section id="paths" title="Where to go from here">
          <ul className={styles.readers}>
            {READERS.map(({title, text, links}) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <ul>
                  {links.map(([label, to]) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <h3 id="questions">Or with a question</h3>
          <ul className={styles.questions}>
            {QUESTIONS.map(([question, to]) => (
              <li key={to}>
                <Link to={to}>{question}</Link>
              </li>
            ))}
          </ul>
        </Section>
      </main>
    </Layout>
  );
}
