import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a page may break in one language and keep in another. */
export const rulesOfWords = {
  type: 'rule',
  values: [
    ...['html-has-lang', 'html-lang-valid', 'valid-lang', 'document-title', 'landmark-unique', 'target-size'],
    ...['button-name', 'link-name', 'input-button-name', 'summary-name', 'image-alt', 'svg-img-alt', 'label'],
    ...['select-name', 'aria-command-name', 'aria-input-field-name', 'aria-toggle-field-name'],
    ...['aria-dialog-name', 'empty-heading', 'empty-table-header', 'label-content-name-mismatch'],
  ],
} satisfies RunOptions['runOnly'];

declare global {
  interface Window {
    axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Fails on any violation of WCAG 2.2 AA that axe can find. */
export async function expectAccessible(page: Page) {
  // During a transition colors differ from the design, and one may start while axe runs.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStillAccessible(page);
  await page.emulateMedia({ reducedMotion: null });
}

/** Does the same on a page that reduces motion anyway. */
export async function expectStillAccessible(page: Page) {
  // After a test has scrolled, the header may cover part of a control.
  await page.evaluate(() => scrollTo(0, 0));
  await untilStill(page);
  expect(await findViolations(page)).toEqual([]);
}

/** Waits until no transition and no animation runs. */
export async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    // `waitForFunction` would wait for two frames even where nothing moves.
    while (isMoving()) await new Promise(requestAnimationFrame);
  });
}

/** The violations of these standards that axe finds, each with its elements. */
export async function findViolations(page: Page, runOnly: RunOptions['runOnly'] = standards) {
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
