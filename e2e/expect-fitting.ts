import { expect, type Page } from '@playwright/test';

/** Fails if the page scrolls sideways, and names the elements that extend beyond the window. */
export async function expectFitting(page: Page) {
  expect(await page.evaluate(describeOverflow), page.url()).toEqual([]);
}

function describeOverflow() {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const wide = Array.from(document.querySelectorAll('body, body *'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > window.innerWidth;
    })
    .map((element) => `<${element.localName}> ${element.textContent?.slice(0, 60)}`);
  return [`${scrollWidth} pixels in a window of ${window.innerWidth}`, ...wide];
}
