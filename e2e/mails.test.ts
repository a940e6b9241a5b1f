import { readEnv } from '../server/env.ts';
import { sampleMails } from '../server/mail-preview/sample-mails.ts';
import { findViolations } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';

test('every mail fits a phone and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [name, make] of Object.entries(sampleMails)) {
    const { html } = await make(readEnv({ PUBLIC_URL: 'https://saha.example' }));
    await page.setContent(html);
    await expectFitting(page);
    expect(await findViolations(page, ['wcag2a', 'wcag2aa']), name).toEqual([]);
  }
});

test('the preview of mails exists only in development', async ({ request }) => {
  for (const path of ['/dev/mails', '/dev/mails/welcome', '/dev/mails/welcome.txt']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
