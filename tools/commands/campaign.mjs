import { buildWeb } from '../set-up/build-web.mjs';
import { installAllPackages } from '../set-up/install-packages.mjs';
import { exitOnProblem } from '../set-up/problem.mjs';
import { handOver } from '../set-up/run.mjs';
import { withLock } from '../set-up/with-lock.mjs';

// `npm run campaign`: proves on this machine that no fault loses an acknowledged order (docs/reliability.md).

await exitOnProblem(async () => {
  await withLock(installAllPackages);
  await withLock(buildWeb);
  await handOver('tools/campaign/run-campaign.ts');
});
