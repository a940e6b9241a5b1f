import { installAllPackages } from '../set-up/install-packages.mjs';
import { exitOnProblem } from '../set-up/problem.mjs';
import { handOver } from '../set-up/run.mjs';
import { withLock } from '../set-up/with-lock.mjs';

// `npm run check`: the gates of tools/gates.

await exitOnProblem(async () => {
  await withLock(installAllPackages);
  await handOver('tools/gates/check-all.ts');
});
