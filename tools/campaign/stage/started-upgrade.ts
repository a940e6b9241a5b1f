import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { languages } from './program-copies.ts';

type Start = {
  /** The folder of the program that is upgraded. */
  program: string;
  dataDir: string;
  /** The folder of the new release. */
  from: string;
  log: string;
  variables?: Record<string, string>;
  /** Called when a step begins. */
  onStep?: ((step: string, kill: () => void) => unknown) | undefined;
};

/** Runs `npm run upgrade` to its end. Answers its exit code, null if it was killed, and what it wrote. */
export async function runUpgrade({ program, dataDir, from, log, variables, onStep }: Start) {
  const child = spawn(process.execPath, ['tools/commands/upgrade.mjs', '--from', from], {
    cwd: program,
    // A group of its own, so that kill -9 reaches everything that the upgrade has started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing may depend on the time zone.
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LANGUAGES: languages,
      TZ: 'Pacific/Kiritimati',
      ...variables,
    },
  });
  let output = '';
  const kill = () => {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  };
  child.stdout.on('data', (chunk) => {
    output += chunk;
    for (const [, step = ''] of String(chunk).matchAll(/^(.+) \.\.\.$/gm)) onStep?.(step, kill);
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  await appendFile(log, output);
  return { code, output };
}
