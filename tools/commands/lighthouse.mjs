import { buildWeb } from '../set-up/build-web.mjs';
import { findChromium } from '../set-up/find-chromium.mjs';
import { installAllPackages } from '../set-up/install-packages.mjs';
import { exitOnProblem } from '../set-up/problem.mjs';
import { handOver } from '../set-up/run.mjs';
import { withLock } from '../set-up/with-lock.mjs';

// `node tools/commands/lighthouse.mjs`: measures the pages as a phone loads them, in the browser of `npm test`.

await exitOnProblem(async () => {
  await withLock(installAllPackages);
  process.env.CHROMIUM_PATH = await findChromium();
  await withLock(buildWeb);
  await handOver('tools/bench/phone-pages.ts');
});
