import type { SpawnOptions } from 'node:child_process';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { run } from '../../set-up/run.mjs';

const mostShown = 2_000;

/** Runs a program to its end and returns its output. Throws StartUpError with the end of the output if it fails. */
export async function runProgram(command: string[], options: SpawnOptions = {}) {
  const { code, output } = await run(command, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  if (code === 0) return output;
  throw new StartUpError(output.trim().slice(-mostShown) || `${command[0]} ended with exit code ${code}.`);
}
