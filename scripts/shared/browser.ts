import {type Browser, chromium} from '@playwright/test';
import {serve} from '../preview/server.ts';

/** A served site, and a browser to open it. */
export interface Session {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * Serves the built site in `folder`, and starts the browser of the variable CHROMIUM or that of Playwright. The
 * process does not end before the session is closed.
 *
 * @throws if the browser does not start; nothing has to be closed then
 */
export async function openSession(folder: string): Promise<Session> {
  const {url, close} = await serve(folder);
  try {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox'],
    });
    return {url, browser, close: () => browser.close().finally(close)};
  } catch (error) {
    close();
    throw error;
  }
}
