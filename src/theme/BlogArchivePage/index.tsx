import Link from '@docusaurus/Link';
import {groupBy, PageMetadata} from '@docusaurus/theme-common';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The posts of each year. The latest year and its latest post come first. */
const postsByYear = (posts: readonly ArchiveBlogPost[]) =>
  // An object has keys that are numbers in ascending order.
  Object.entries(groupBy(posts, ({metadata}) => metadata.date.slice(0, 4))).reverse();

const day = (date: string) =>
  new Date(date).toLocaleDateString('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});

/** All posts of the blog, by year. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Archive" description="All posts of the blog by year" />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">Archive</Heading>
          {postsByYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts?.map(({metadata: {permalink, date, title}}) => (
                  <li key={permalink}>
                    <Link to={permalink}>{title}</Link>, {day(date)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
