import { defineConfig } from '@playwright/test';

const runsAsRoot = process.getuid?.() === 0;

/** Chromium talks to nothing but the shop under test: a run has the same result without a network. */
const chromiumFlags = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Otherwise the headless shell rounds the width of each letter, unlike any phone.
  '--font-render-hinting=none',
  // A page lives for a second or two: optimising its scripts costs more than it saves, a tenth of the run.
  '--js-flags=--no-opt --no-maglev',
];

/** They start processes of their own and take longest, because most run in one worker from start to end. */
const longFiles = [
  'behind-nginx.test.ts',
  'behind-pgbouncer.test.ts',
  'two-processes.test.ts',
  'backup.test.ts',
  'start-up.test.ts',
];

/** `npm test` sets a path to '' without its program, and says so (docs/decisions/0027, 0040). */
const withoutProgram = [
  ...(process.env.NGINX_PATH === '' ? ['behind-nginx.test.ts'] : []),
  ...(process.env.PGBOUNCER_PATH === '' ? ['behind-pgbouncer.test.ts'] : []),
];

export default defineConfig({
  globalSetup: './e2e/start-postgres.ts',
  testDir: 'e2e',
  // At the end of the run, one of these files would leave one worker without work.
  projects: [
    { name: 'processes', testMatch: longFiles, testIgnore: withoutProgram },
    { name: 'pages', testMatch: '*.test.ts', testIgnore: longFiles },
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
      args: runsAsRoot ? ['--no-sandbox', ...chromiumFlags] : chromiumFlags,
    },
  },
});
