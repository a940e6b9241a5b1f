import { installAllPackages } from '../set-up/install-packages.mjs';
import { exitOnProblem } from '../set-up/problem.mjs';
import { run, withTools } from '../set-up/run.mjs';
import { withLock } from '../set-up/with-lock.mjs';

// `npm run check`: the gates of tools/gates.

await exitOnProblem(async () => {
  await withLock(installAllPackages);
  const { code } = await run(['node', 'tools/gates/check-all.ts'], { env: withTools() });
  process.exitCode = code;
});
