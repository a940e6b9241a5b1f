import { auditPackages } from '../set-up/audit-packages.mjs';
import { buildWeb } from '../set-up/build-web.mjs';
import { findChromium } from '../set-up/find-chromium.mjs';
import { findNginx } from '../set-up/find-nginx.mjs';
import { findPgbouncer } from '../set-up/find-pgbouncer.mjs';
import { installAllPackages } from '../set-up/install-packages.mjs';
import { exitOnProblem, Problem } from '../set-up/problem.mjs';
import { run, withTools } from '../set-up/run.mjs';
import { withLock } from '../set-up/with-lock.mjs';

// `npm test`: everything that CI runs, except for the quick campaign. The machine may have only Node 20.

const steps = {
  packages: () => withLock(installAllPackages),
  browser: async () => {
    process.env.CHROMIUM_PATH = await findChromium();
  },
  nginx: async () => {
    process.env.NGINX_PATH = (await findNginx()) ?? '';
  },
  pgbouncer: async () => {
    process.env.PGBOUNCER_PATH = (await findPgbouncer()) ?? '';
  },
  // The audit waits for the registry, and the build mostly needs one processor.
  'checks, audit and build': () =>
    Promise.all([tool(['npm', 'run', 'check']), auditPackages(), withLock(buildWeb)]),
  tests: () => tool(['vitest', 'run']),
  journeys: () => tool(['playwright', 'test']),
};

const durations = [];
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  await exitOnProblem(step);
  durations.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`);
}
console.log(`\nEverything passed: ${durations.join(', ')}.`);

async function tool(command) {
  const { code } = await run(command, { env: withTools() });
  if (code !== 0) throw new Problem(`FAILED: ${command.join(' ')} (exit code ${code})`);
}
