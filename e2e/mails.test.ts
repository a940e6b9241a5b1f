import { sampleMails } from '../server/mail-preview/sample-mails.ts';
import { readEnv } from '../server/platform/start-up/env.ts';
import { languages } from '../shared/values/languages.ts';
import { findViolations } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';

for (const language of languages) {
  test(`every mail in ${language} fits a phone and is accessible`, async ({ page }) => {
    const env = readEnv({ PUBLIC_URL: 'https://saha.example', LANGUAGES: languages.join() });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [name, make] of Object.entries(sampleMails)) {
      await page.setContent(make(env, language).html);
      await expectFitting(page);
      expect(await findViolations(page, ['wcag2a', 'wcag2aa']), name).toEqual([]);
    }
  });
}

test('the preview of mails exists only in development', async ({ request }) => {
  for (const path of ['/dev/mails', '/dev/mails/welcome', '/dev/mails/welcome.txt']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
