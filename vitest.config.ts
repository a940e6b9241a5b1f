import { defineConfig } from 'vitest/config';
import { iconModules } from './tools/build/icons/icon-modules.ts';
import { inlineScripts } from './tools/build/inline-scripts.ts';

export default defineConfig({
  plugins: [iconModules(), inlineScripts()],
  test: {
    include: ['{shared,server,web,db,tools,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tools/gates/fixtures/**'],
    environment: 'node',
    globalSetup: 'test/global-setup.ts',
    // The workers share one PostgreSQL, each with its own databases. Two would leave two processors idle for a quarter of
    // the time, because tests wait for the database and for jobs.
    maxWorkers: 3,
    // Each worker loads the server only once: no test mocks a module, and all state of a process belongs to a database.
    isolate: false,
    // Each test makes a server and drops it. More room for new objects saves about 5 % of a run.
    execArgv: ['--max-semi-space-size=64'],
    // Long enough for a busy machine: only a test that hangs should run out of time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is polled for comes late on a busy machine, not never.
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
  },
});
