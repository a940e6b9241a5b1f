import type { Page, Response, TestInfo } from '@playwright/test';

/** Notes what the server refused of a page, so that a journey that fails tells more than the line it waited on. */
export function noteRefusals(page: Page) {
  const refusals: string[] = [];
  page.on('response', (reply: Response) => {
    const { pathname } = new URL(reply.url());
    if (reply.status() >= 400) refusals.push(`${reply.status()} ${reply.request().method()} ${pathname}`);
  });
  return refusals;
}

/** Attaches the last refusals, and what the page's dialogs and messages say, to a failed journey's report. */
export async function tellLastWords(test: TestInfo, page: Page, refusals: string[]) {
  if (test.status === test.expectedStatus || page.isClosed()) return;
  const said = await page
    .getByRole('dialog')
    .or(page.getByRole('alert'))
    .or(page.getByRole('status'))
    .allInnerTexts();
  const lines = [
    ...refusals.slice(-5),
    ...said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean),
  ];
  await test.attach('last words', { body: lines.join('\n'), contentType: 'text/plain' });
}
