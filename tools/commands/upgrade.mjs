import { tryLock } from '../set-up/with-lock.mjs';
import { finishSwitch } from './upgrade/switch-program.mjs';

// `npm run upgrade`. The two imported files use no packages and are at these paths in every release, because after a
// kill in the middle of the switch the other files may be of two releases until it is finished.

const release = await tryLock('upgrade');
// If another upgrade is under way, the command says so.
if (release) {
  finishSwitch();
  release();
}
const { exitOnProblem } = await import('../set-up/problem.mjs');
const { handOver } = await import('../set-up/run.mjs');
await exitOnProblem(() => handOver('tools/commands/upgrade/upgrade-command.ts'));
