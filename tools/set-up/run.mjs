import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Everything in this folder runs on Node 20 and without packages, because it installs both. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An environment in which `node` is the shop's own version and its tools are commands. */
export function withTools(variables = process.env) {
  return { ...variables, PATH: [`${root}node_modules/.bin`, process.env.PATH].join(delimiter) };
}

/**
 * Runs a program in the checkout until it ends.
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>} output: everything written to pipes, in order of arrival
 */
export function run([program, ...args], options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    child.on('close', (code, signal) => done({ code: signal ? 1 : code, output }));
  });
}

/**
 * Runs a program of the checkout with the arguments of this command, which ends with its exit code.
 * @param {string} script
 */
export async function handOver(script) {
  const { code } = await run(['node', script, ...process.argv.slice(2)], { env: withTools() });
  process.exitCode = code;
}
