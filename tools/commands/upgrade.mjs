import { finishSwitch } from './upgrade/switch-program.mjs';

// `npm run upgrade`. These first two files have no packages and are at these paths in every release: after a kill in the
// middle of the switch, the others may be of two releases until it is finished.

finishSwitch();
const { exitOnProblem } = await import('../set-up/problem.mjs');
const { handOver } = await import('../set-up/run.mjs');
await exitOnProblem(() => handOver('tools/commands/upgrade/upgrade-command.ts'));
