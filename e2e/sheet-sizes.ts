import type { Page } from '@playwright/test';

/** Width and height of each page of the printed document, in points. */
export async function sheetSizes(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points))).join(' '),
  );
}
