import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import registry from '../../facts/packages/release.json';
import Checksum from './_checksum.mdx';
import InstallLinux from './_install-linux.mdx';
import InstallMacos from './_install-macos.mdx';
import InstallWindows from './_install-windows.mdx';
import Policy from './_policy.mdx';
import Renovate from './_renovate.mdx';
import Session from './_session.mdx';
import Workflow from './_workflow.mdx';
import styles from './index.module.css';

const SYSTEMS: readonly {value: string; label: string; Commands: ComponentType}[] = [
  {value: 'macos', label: 'macOS', Commands: InstallMacos},
  {value: 'linux', label: 'Linux', Commands: InstallLinux},
  {value: 'windows', label: 'Windows', Commands: InstallWindows},
];

/** The number of packages in the release of the Standard Registry that the site describes. */
const PACKAGE_COUNT = registry.packages.toLocaleString('en');

/** The number of those that aqua verifies by default, and of those that support Windows. */
const VERIFIED = registry.verifiedByDefault.toLocaleString('en');
const ON_WINDOWS = registry.onWindows.toLocaleString('en');

/**
 * The install commands, one system at a time: radio buttons, so that no script is needed.
 * `plugins/startup/inline/device.js` checks the one of the reader's system before the page shows.
 */
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
            <p>
              The <Link to={`/docs/install?os=${value}`}>install page</Link> describes other ways to
              install aqua, and how to verify a release.
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

function Section({id, title, tinted, children}: SectionProps): ReactNode {
  return (
    <section className={clsx(styles.section, tinted && styles.tinted)} aria-labelledby={id}>
      <div className="container">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** A short block of the page: what aqua does, and a sample below the text or, if there is room, beside it. */
function Block({
  title,
  Sample,
  wide,
  children,
}: {
  readonly title: string;
  readonly Sample?: ComponentType;
  readonly wide?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={clsx(styles.block, wide && styles.wide)}>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      {Sample && (
        <MDXContent>
          <Sample />
        </MDXContent>
      )}
    </div>
  );
}

const MISE = 'https://mise.jdx.dev';
const ASDF = 'https://asdf-vm.com';
const BREW = 'https://docs.brew.sh';
const NIX = 'https://nix.dev';

const TOOLS: readonly [name: string, home: string][] = [
  ['aqua', '/docs/'],
  ['mise', MISE],
  ['asdf', ASDF],
  ['Homebrew', 'https://brew.sh'],
  ['Nix', 'https://nixos.org'],
];

const see = (to: string, statement: string) => <Link to={to}>{statement}</Link>;

/**
 * How tools for the same purpose differ. Each answer about another tool links to the page of that tool's
 * documentation that says so.
 */
const DIFFERENCES: readonly [aspect: string, ...answers: ReactNode[]][] = [
  [
    'Made for',
    'released command-line tools',
    see(MISE, 'tools, language runtimes, tasks, environment variables'),
    see(`${ASDF}/guide/introduction.html`, 'tools and language runtimes'),
    see('https://brew.sh', 'the software on a machine'),
    see(`${NIX}/manual/nix/stable/introduction.html`, 'packages, environments, whole systems'),
  ],
  [
    'A tool is defined by',
    see('/docs/reference/registry-config/', 'a YAML definition in a registry'),
    <>
      {see(`${MISE}/registry.html`, 'a built-in registry')} with{' '}
      {see(`${MISE}/dev-tools/backends/`, 'several backends')}
    </>,
    see(`${ASDF}/plugins/create.html`, 'a plugin: a Git repository of scripts'),
    <>
      a {see(`${BREW}/Formula-Cookbook`, 'formula')} or a {see(`${BREW}/Cask-Cookbook`, 'cask')}, in
      Ruby
    </>,
    <>
      a {see(`${NIX}/manual/nix/stable/language/derivations.html`, 'derivation')}, in the Nix
      language
    </>,
  ],
  [
    'The version comes from',
    see(
      '/docs/reference/config/#search-order',
      'the exact versions in the aqua.yaml for the directory',
    ),
    <>
      the {see(`${MISE}/dev-tools/`, 'mise.toml or .tool-versions')} for the directory, and{' '}
      {see(`${MISE}/dev-tools/mise-lock.html`, 'mise.lock')} if you create it
    </>,
    <>the {see(`${ASDF}/manage/configuration.html`, '.tool-versions')} for the directory</>,
    <>
      the current formula, for the whole machine;{' '}
      {see(`${BREW}/Versions`, 'some formulae have older versions')}. A Brewfile{' '}
      {see(`${BREW}/Brew-Bundle-and-Brewfile#versions`, 'has no lock file')}
    </>,
    <>
      {see(`${NIX}/concepts/flakes.html`, 'the lock file of a flake')}, or{' '}
      {see(`${NIX}/reference/pinning-nixpkgs.html`, 'a pinned package set')}
    </>,
  ],
  [
    'The shell finds a command through',
    see('/docs/reference/lazy-install', 'a link in one PATH directory'),
    see(`${MISE}/dev-tools/shims.html`, 'shell activation or shims'),
    see(`${ASDF}/guide/introduction.html#how-it-works`, 'shims'),
    <>
      {see('https://brew.sh', 'a link in Homebrew’s PATH directories')}, or{' '}
      {see(`${BREW}/Brew-Bundle-and-Brewfile#brew-bundle-exec`, 'brew bundle exec')}
    </>,
    <>
      the PATH of {see(`${NIX}/tutorials/first-steps/declarative-shell.html`, 'the shell')} or{' '}
      {see(`${NIX}/manual/nix/stable/command-ref/files/profiles.html`, 'the profile')}
    </>,
  ],
  [
    'On Windows',
    see('/docs/reference/windows-support', 'yes'),
    see(`${MISE}/installing-mise.html`, 'yes'),
    see(`${ASDF}/more/faq.html#wsl2-support`, 'in WSL 2'),
    see(`${BREW}/Homebrew-on-Linux`, 'in WSL 2'),
    see(`${NIX}/install-nix.html`, 'in WSL 2'),
  ],
];

const QUESTIONS: readonly [question: string, to: string][] = [
  ['What does an error message mean?', '/docs/reference/codes/'],
  ['Why is a command not found?', '/docs/trouble-shooting'],
  ['Which token does aqua use?', '/docs/reference/config/#token-order'],
  ['How do I use aqua in CI?', '/docs/guides/ci/'],
  ['What does a term mean?', '/docs/reference/glossary'],
  ['Which commands and flags are there?', '/docs/reference/usage'],
  ['Which configuration fields are there?', '/docs/reference/config/'],
];

const READERS: readonly {
  title: string;
  text: string;
  links: readonly [label: string, to: string][];
}[] = [
  {
    title: 'You install tools',
    text: 'Take ten minutes to set up a project that pins its tools for everyone who works on it.',
    links: [
      ['Start the tutorial', '/docs/tutorial/'],
      ['Set up aqua for a team', '/docs/guides/team-config'],
      ['Keep versions up to date', '/docs/guides/renovate'],
    ],
  },
  {
    title: 'You write package definitions',
    text: 'Turn a repository with releases into a definition that is tested for six platforms.',
    links: [
      ['Develop a registry', '/docs/develop-registry/'],
      ['Every field of a definition', '/docs/reference/registry-config/fields'],
      ['The style that reviewers ask for', '/docs/develop-registry/registry-style-guide'],
    ],
  },
  {
    title: 'You contribute',
    text: 'Add a tool to the Standard Registry, or read how aqua works internally.',
    links: [
      ['Your first contribution', '/docs/products/aqua-registry/contributing'],
      ['How lazy installation works', '/docs/reference/lazy-install'],
      ['aqua’s companion products', '/docs/products/'],
    ],
  },
];

/** The landing page: what aqua is, a demonstration, a comparison, and links to the docs. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Declarative version manager for command-line tools"
      description="aqua installs your project's command-line tools at the versions pinned in one YAML file, on every laptop and in CI, and picks the version by directory."
    >
      <main>
        <header className={styles.hero}>
          <div className={clsx('container', styles.heroColumns)}>
            <div>
              <h1>Pin your project’s command-line tools</h1>
              <p className={styles.lead}>
                List your tools with exact versions in one YAML file. aqua installs each tool when
                you first run it, on every laptop and in CI, without a shell hook.
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
            <div className={styles.session}>
              <MDXContent>
                <Session />
              </MDXContent>
              <p className={styles.note}>
                In this recorded session, two projects pin different versions of jq, and the current
                directory determines which one runs. aqua-proxy, which starts aqua when you run jq,
                was already installed. On a new machine,{' '}
                <code>
                  aqua i <span className="code-option">-l</span>
                </code>{' '}
                also logs{' '}
                <Link to="/docs/tutorial/#4-install-the-tools">that it installs aqua-proxy</Link>.{' '}
                <Link to="/docs/reference/demo">More sessions, and how they were recorded</Link>.
              </p>
            </div>
          </div>
        </header>

        <Section id="what" title="What you get" tinted>
          <div className={styles.blocks}>
            <Block title={`${PACKAGE_COUNT} packages, defined in YAML`}>
              The <Link to="/docs/products/aqua-registry/">Standard Registry</Link>{' '}
              {registry.release} is the aqua project’s public list of packages. For most of them,
              aqua downloads a file from the publisher’s GitHub release. aqua does not run plugin
              scripts. <Link to="/packages/">Search all {PACKAGE_COUNT} packages</Link>, or{' '}
              <Link to="/docs/develop-registry/">write your own registry</Link>.
            </Block>
            <Block title="macOS, Linux, and Windows">
              aqua runs on all three, on amd64 and arm64, and does not need WSL on Windows.{' '}
              {ON_WINDOWS} of the {PACKAGE_COUNT} packages support Windows. See the{' '}
              <Link to="/docs/reference/windows-support">differences on Windows</Link>.
            </Block>
            <Block title="Verified signatures, where a package has them">
              For {VERIFIED} of the {PACKAGE_COUNT} packages, aqua verifies a GitHub artifact
              attestation, a Cosign signature, SLSA provenance, or a minisign signature by default.{' '}
              <Link to="/docs/#what-is-verified">What is verified, and when</Link>.
            </Block>
            <Block title="Updates by pull request" Sample={Renovate}>
              <Link to="/docs/guides/renovate">Renovate</Link>, a bot for dependency updates, opens
              pull requests for new releases of your tools and of the registry. You can also run{' '}
              <Link to="/docs/guides/update-command">aqua update</Link> yourself.
            </Block>
            <Block title="Checksums that you review" Sample={Checksum}>
              If you turn on <Link to="/docs/guides/checksum">checksum verification</Link>, aqua
              rejects a file whose checksum differs from the one in your repository. Checksum
              verification is off by default.
            </Block>
            <Block title="A policy for what may be installed" Sample={Policy}>
              By default, aqua allows only the Standard Registry. In a{' '}
              <Link to="/docs/reference/security/policy-as-code/">policy file</Link>, which you
              review like code, you can allow other registries, or only some packages.
            </Block>
            <Block title="The same versions in CI" Sample={Workflow} wide>
              One step installs aqua. CI then uses the same <code>aqua.yaml</code>, and therefore
              the same versions. There are <Link to="/docs/guides/ci/">guides</Link> for{' '}
              <Link to="/docs/guides/ci/github-actions">GitHub Actions</Link>,{' '}
              <Link to="/docs/guides/ci/gitlab-ci">GitLab CI</Link>,{' '}
              <Link to="/docs/guides/ci/circleci">CircleCI</Link>,{' '}
              <Link to="/docs/guides/ci/jenkins">Jenkins</Link>,{' '}
              <Link to="/docs/guides/ci/azure-pipelines">Azure Pipelines</Link>, and{' '}
              <Link to="/docs/guides/ci/bitbucket">Bitbucket Pipelines</Link>.
            </Block>
          </div>
        </Section>

        <Section id="compare" title="How aqua differs from other tools">
          <p className={styles.lead}>
            These tools were made for different purposes. You can also{' '}
            <Link to="/docs/reference/use-aqua-with-other-tools">use aqua together with them</Link>.
          </p>
          <p className={styles.hint}>Scroll the table sideways to see all five tools.</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a narrow screen */}
          <table className={styles.compare} tabIndex={0}>
            <thead>
              <tr>
                <td />
                {TOOLS.map(([name, home]) => (
                  <th key={name} scope="col">
                    <Link to={home}>{name}</Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {DIFFERENCES.map(([aspect, ...answers]) => (
                <tr key={aspect}>
                  <th scope="row">{aspect}</th>
                  {answers.map((answer, index) => (
                    <td key={TOOLS[index]?.[0]}>{answer}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Section>

        <Section id="fit" title="When to choose aqua, and when not to" tinted>
          <div className={styles.fit}>
            <div>
              <h3>Choose aqua</h3>
              <ul>
                <li>Your tools are released as executables on GitHub.</li>
                <li>
                  You want the same versions on laptops and in CI, on macOS, Linux, and Windows,
                  without a plugin or a script for each tool.
                </li>
                <li>You want updates as pull requests, with checksums that you review.</li>
                <li>You want to try a tool in one project without changing the others.</li>
              </ul>
            </div>
            <div>
              <h3>Choose something else</h3>
              <ul>
                <li>
                  For language runtimes and their libraries, such as Python, Ruby, or a JDK: a
                  version manager for that language, mise, or asdf. The Standard Registry has a few
                  runtimes, such as <Link to="/docs/reference/nodejs-support">Node.js</Link> and Go.
                </li>
                <li>
                  For libraries, services, and desktop apps: your system’s package manager,
                  Homebrew, or Nix.
                </li>
                <li>
                  For tools that you build yourself with special flags, or that need an installer.
                </li>
                <li>
                  For a network that cannot reach GitHub. There, you have to{' '}
                  <Link to="/docs/guides/restricted-network#air-gapped">
                    copy aqua’s files from another machine
                  </Link>
                  .
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
          <h3 id="questions">Or start with a question</h3>
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
