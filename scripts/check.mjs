import { alone } from './set-up/alone.mjs';
import { installAllPackages } from './set-up/install-packages.mjs';
import { orTellProblem } from './set-up/problem.mjs';
import { run, withTools } from './set-up/run.mjs';

// `npm run check`: the gates of scripts/gates.

await orTellProblem(async () => {
  await alone(installAllPackages);
  const { code } = await run(['node', 'scripts/gates/check-all.ts'], { env: withTools() });
  process.exitCode = code;
});
