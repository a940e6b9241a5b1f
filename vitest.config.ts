import { defineConfig } from 'vitest/config';
import { iconModules } from './scripts/icons/icon-modules.ts';

export default defineConfig({
  plugins: [iconModules()],
  test: {
    include: ['{shared,server,web,db,scripts,test,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'scripts/gates/fixtures/**'],
    environment: 'node',
    globalSetup: 'test/global-setup.ts',
    // Each worker has databases of its own in one PostgreSQL; more of them only wait for it.
    maxWorkers: 2,
    // Each worker loads the server once. Nothing mocks a module, and what a process keeps, it keeps for one database.
    isolate: false,
    // Long enough for a machine that is busy with other things: only what hangs should fail by time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});
