import { defineConfig } from '@playwright/test';

const runsAsRoot = process.getuid?.() === 0;

/** Chromium asks nobody but the shop under test, so that a run says the same with and without a network. */
const quietly = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The one without windows would else round the width of each letter, as no phone does.
  '--font-render-hinting=none',
];

export default defineConfig({
  globalSetup: './e2e/start-postgres.ts',
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // Empty where `npm test` found no nginx, and said so (docs/decisions/0027).
  testIgnore: process.env.NGINX_PATH === '' ? ['behind-nginx.test.ts'] : [],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine takes 20 s for a journey that else takes 5.
  timeout: 60_000,
  // Longer than any page takes on a busy machine: what is right but slow is told by the bench, not here.
  expect: { timeout: 15_000 },
  // A journey that passes at the second try is a journey that fails.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Africa/Algiers',
    // Recording every journey costs a quarter of the run; `npx playwright test -g NAME --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Only offline.test.ts wants one: from behind it, no request can be held back or answered by a test.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: runsAsRoot ? ['--no-sandbox', ...quietly] : quietly,
    },
  },
});
