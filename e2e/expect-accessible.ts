import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Fails on any violation of WCAG 2.2 AA that axe can find. */
export async function expectAccessible(page: Page) {
  // During a transition colours differ from the design, and one may start while axe runs.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStillAccessible(page);
  await page.emulateMedia({ reducedMotion: null });
}

/** Does the same on a page that reduces motion anyway. */
export async function expectStillAccessible(page: Page) {
  await untilStill(page);
  expect(await findViolations(page)).toEqual([]);
}

/** Waits until no transition and no animation runs. */
export async function untilStill(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** The violations of these standards that axe finds, each with its elements. */
export async function findViolations(page: Page, runOnly = standards) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), {
    runOnly,
    resultTypes: ['violations'],
    // The only frame is that of the identity provider, and axe would wait half a second for its answer.
    iframes: false,
    // Only experimental rules need the style sheets, which axe would load again.
    preload: false,
  } satisfies RunOptions);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
