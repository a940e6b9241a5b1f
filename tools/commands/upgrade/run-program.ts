import { type SpawnOptions, spawn } from 'node:child_process';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';

const mostShown = 2_000;

/** Runs a program to its end and returns what it wrote. Throws StartUpError with the end of that if it fails. */
export async function runProgram([program = '', ...args]: string[], options: SpawnOptions = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((done, fail) => child.on('close', done).on('error', fail));
  if (code === 0) return output;
  throw new StartUpError(output.trim().slice(-mostShown) || `${program} ended with exit code ${code}.`);
}
