import AxeBuilder from '@axe-core/playwright';
import { readEnv } from '../server/env.ts';
import { sampleMails } from '../server/mail-preview/sample-mails.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';

for (const [name, make] of Object.entries(sampleMails)) {
  test(`the mail ${name} fits a phone, and everybody can read it`, async ({ page }) => {
    const { html } = make(readEnv({ PUBLIC_URL: 'https://saha.example' }));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.setContent(html);
    await expectFitting(page);
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('the preview of mails is for development alone', async ({ request }) => {
  for (const path of ['/dev/mails', '/dev/mails/welcome', '/dev/mails/welcome.txt']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
