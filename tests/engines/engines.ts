/** Browsers with other engines than Chromium, each controlled by its native protocol. */
import {type ChildProcess, spawn} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import {Builder, Capabilities, Key} from 'selenium-webdriver';
import {findEngines} from '../../scripts/bootstrap/engines.mjs';
import {freePort} from '../port';

/** A browser with one tab. */
export interface Engine {
  /** Opens an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Presses one key after another, or a chord. */
  press(...keys: ('Shift' | 'Enter' | 'Escape')[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Firefox, controlled by WebDriver BiDi, which does not need a separate driver.
 *
 * @throws if it is not installed or does not start
 */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findEngines().firefox,
    headless: true,
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression) as never,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    close: () => browser.close(),
  };
}

/** The first text that a process writes to its file descriptor 3. Rejects if the process ends before. */
const announced = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended before it was ready`)));
  });

/** Waits until a driver responds at `url`. */
async function answers(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`no response from ${url}`);
}

/**
 * WebKitGTK: its MiniBrowser, on a virtual screen, controlled by its WebDriver.
 *
 * @throws if a part of it is not installed or does not start
 */
export async function openWebKit(): Promise<Engine> {
  const {screen, driver, miniBrowser} = findEngines();
  const display = spawn(
    screen,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: {...process.env, DISPLAY: `:${await announced(display)}`},
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    display.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await answers(url);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {binary: miniBrowser, args: ['--automation']},
    });
    const browser = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    const write = (keys: string) => browser.actions().sendKeys(keys).perform();
    return {
      open: (address) => browser.get(address),
      evaluate: (expression) => browser.executeScript(`return (${expression})`),
      async press(...keys) {
        for (const key of keys) await write(Key[key.toUpperCase() as 'SHIFT']);
      },
      type: write,
      resize: async (width, height) =>
        void (await browser.manage().window().setRect({x: 0, y: 0, width, height})),
      async close() {
        await browser.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
