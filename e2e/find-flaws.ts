import { expect, type Page } from '@playwright/test';
import { expectFitting } from './expect-fitting.ts';

/** Of a phone, a tablet and a laptop, in pixels. */
export const widths = [360, 768, 1280];

/** Fails if the page is wider than the window, shows an empty control, or lacks a landmark. */
export async function expectComplete(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await expectFitting(page);
  expect(await findFlaws(page), `${page.url()} at ${width} pixels`).toEqual([]);
}

/** Visible controls that show neither words nor a drawing, and landmarks that do not exist exactly once. */
function findFlaws(page: Page) {
  return page.evaluate(() => {
    return [...emptyControls(), ...wrongCounts()];

    function emptyControls() {
      const controls = Array.from(document.querySelectorAll('a, button, summary, [role=button], [role=tab]'));
      return controls
        .filter((control) => isShown(control) && !hasWords(control) && !hasDrawing(control))
        .map((control) => `nothing to see in ${control.outerHTML.slice(0, 200)}`);
    }

    function wrongCounts() {
      return ['header:not(main header)', 'main', 'footer:not(main footer)', 'h1']
        .map((selector) => ({ selector, count: document.querySelectorAll(selector).length }))
        .filter(({ count }) => count !== 1)
        .map(({ selector, count }) => `${count} × ${selector}`);
    }

    function hasWords(control: Element) {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (data.trim() !== '' && parentElement && isShown(parentElement)) return true;
      }
      return false;
    }

    function hasDrawing(control: Element) {
      // A drawing of the style sheet (web/ui/icons/drawn.css).
      if (getComputedStyle(control, '::before').maskImage.startsWith('url(')) return true;
      return Array.from(control.querySelectorAll('img, i, svg *')).some((drawing) => {
        if (!isShown(drawing)) return false;
        if (drawing.localName === 'img') return true;
        const { maskImage, fill, stroke } = getComputedStyle(drawing);
        if (drawing.localName === 'i') return maskImage.startsWith('url(');
        return fill !== 'none' || stroke !== 'none';
      });
    }

    /** Text only for screen readers is in a box of one pixel. */
    function isShown(element: Element) {
      const { width, height } = element.getBoundingClientRect();
      return (
        Math.max(width, height) > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    }
  });
}

/** Buttons and fields without a border, which look like text when the browser forces its own colors. */
export function findBorderless(page: Page) {
  return page.evaluate((selector) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
    const hasBorder = (element: Element | null) =>
      element !== null && Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
    // The header's search has one border for its field and its buttons.
    return Array.from(document.querySelectorAll(selector))
      .filter(isShown)
      .filter((control) => !hasBorder(control) && !hasBorder(control.parentElement))
      .map((control) => `no border: ${control.outerHTML.slice(0, 200)}`);
  }, bordered);
}

/** The browser draws the box of a checkbox and of a radio button. A file field is hidden behind its label. */
const bordered = [
  'button',
  'input:not([type=checkbox], [type=radio], [type=file])',
  'select',
  'textarea',
  '.button',
].join(', ');
