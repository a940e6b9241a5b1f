import { expect, type Page } from '@playwright/test';

/** Nobody has to scroll sideways. A failure names what reaches past the window. */
export async function expectFitting(page: Page) {
  await expect.poll(() => page.evaluate(namesOfWhatSticksOut), page.url()).toEqual([]);
}

function namesOfWhatSticksOut() {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  return Array.from(document.querySelectorAll('body, body *'))
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
    .map((element) => `<${element.localName}> ${element.textContent?.slice(0, 60)}`);
}
