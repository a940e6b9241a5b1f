import { onTestFinished } from 'vitest';
import { sendVerificationCode } from '../server/accounts/google/create-verification.ts';
import { createTestApp } from './create-test-app.ts';
import { type Claims, startIdentityProvider } from './identity-provider.ts';
import type { openBrowser } from './open-browser.ts';

type Browser = ReturnType<typeof openBrowser>;

/** A shop with its own identity provider. */
export async function aShopWithGoogle({
  env = {},
  now,
}: {
  env?: Record<string, string>;
  now?: () => Date;
} = {}) {
  const provider = await startIdentityProvider();
  onTestFinished(provider.stop);
  const shop = await createTestApp({ env: { ...provider.env, ...env }, ...(now && { now }) });
  return {
    ...shop,
    provider,
    /** The request that a browser sends after its visitor has pressed Google's button. */
    async signIn(browser: Browser, claims: Claims = {}) {
      const { body } = await browser.get('/auth/google-nonce');
      const credential = provider.sign({ nonce: body.nonce, ...claims });
      return browser.post('/auth/google-auth-request', { email: 'amina@gmail.com', credential });
    },
    /** The codes that were mailed, oldest first. */
    async codes() {
      const jobs = await shop.resources.jobs.findJobs<{ code: string }>(sendVerificationCode.queue);
      return jobs.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime()).map(({ data }) => data.code);
    },
  };
}
