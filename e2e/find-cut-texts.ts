import type { Page } from '@playwright/test';

/** Texts that are cut off without a sign of it, and texts that lie over each other. */
export async function findCutTexts(page: Page) {
  return [...(await page.evaluate(cutOffTexts)), ...(await page.evaluate(overlappingTexts))];
}

function cutOffTexts() {
  return Array.from(document.querySelectorAll('body :not(input, textarea, select)'))
    .filter((element) => {
      const { clientWidth, scrollWidth } = element;
      if (scrollWidth <= clientWidth + 1 || clientWidth <= 1 || !element.checkVisibility()) return false;
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isHidden = overflowX === 'hidden' || overflowX === 'clip';
      return isHidden && textOverflow !== 'ellipsis' && webkitLineClamp === 'none';
    })
    .map((element) => `cut off: ${element.outerHTML.slice(0, 120)} ${element.textContent?.slice(0, 60)}`);
}

function overlappingTexts() {
  const lines = Array.from(document.querySelectorAll('body *')).filter(isShown).flatMap(linesOf);
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        (other) => one.block !== other.block && one.layer === other.layer && areOver(one.rect, other.rect),
      )
      .map((other) => `overlap: ${one.text} / ${other.text}`),
  );

  /** The lines of the element's own texts. */
  function linesOf(element: Element) {
    const texts = Array.from(element.childNodes).filter((node) => node instanceof Text && node.data.trim());
    return texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const place = {
        text: node.textContent?.slice(0, 40),
        block: blockOf(element),
        layer: layerOf(element),
      };
      return Array.from(range.getClientRects(), (rect) => ({ ...place, rect: shownPart(rect, element) }));
    });
  }

  /** Without what a box around the text cuts off. */
  function shownPart(rect: DOMRect, element: Element | null): DOMRect {
    if (!element) return rect;
    const box = element.getBoundingClientRect();
    const isWhole =
      /^(inline|contents)$/.test(getComputedStyle(element).display) ||
      getComputedStyle(element).overflow === 'visible';
    const [left, right] = [Math.max(rect.left, box.left), Math.min(rect.right, box.right)];
    const [top, bottom] = [Math.max(rect.top, box.top), Math.min(rect.bottom, box.bottom)];
    const part = isWhole
      ? rect
      : new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    return shownPart(part, element.parentElement);
  }

  /** By more than the space that fonts keep above and below their letters. */
  function areOver(one: DOMRect, other: DOMRect) {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 2 && height > Math.min(one.height, other.height) * 0.45;
  }

  function blockOf(element: Element | null): Element | null {
    return element && getComputedStyle(element).display === 'inline'
      ? blockOf(element.parentElement)
      : element;
  }

  /** What stays in its place while the page scrolls may lie over it. */
  function layerOf(element: Element | null): Element | null {
    const isLayer = element && /fixed|sticky/.test(getComputedStyle(element).position);
    return isLayer || !element ? element : layerOf(element.parentElement);
  }

  /** Text only for screen readers is in a box of one pixel. */
  function isShown(element: Element) {
    const { width, height } = element.getBoundingClientRect();
    const isBox = getComputedStyle(element).display !== 'inline';
    return (
      !(isBox && Math.min(width, height) <= 1) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }
}
