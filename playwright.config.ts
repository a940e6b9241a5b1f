import { defineConfig } from '@playwright/test';

const runsAsRoot = process.getuid?.() === 0;

/** Chromium talks to nothing but the shop under test, so a run has the same result without a network. */
const offlineFlags = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Otherwise the headless shell rounds the width of each letter, unlike any phone.
  '--font-render-hinting=none',
];

export default defineConfig({
  globalSetup: './e2e/start-postgres.ts',
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // `npm test` sets a path to '' without its program, and says so (docs/decisions/0027, 0040).
  testIgnore: [
    ...(process.env.NGINX_PATH === '' ? ['behind-nginx.test.ts'] : []),
    ...(process.env.PGBOUNCER_PATH === '' ? ['behind-pgbouncer.test.ts'] : []),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A journey of 5 s takes 20 s on a busy machine.
  timeout: 60_000,
  // Longer than any page takes on a busy machine. The bench measures speed, not these tests.
  expect: { timeout: 15_000 },
  // A journey that passes only at the second try has failed.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Africa/Algiers',
    // Traces of every journey cost a quarter of the run; `npx playwright test -g NAME --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests cannot intercept the requests of a service worker. Only offline.test.ts allows one.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: runsAsRoot ? ['--no-sandbox', ...offlineFlags] : offlineFlags,
    },
  },
});
