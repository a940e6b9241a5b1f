import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reservePort } from '../../../server/platform/embedded-postgres/postmaster.ts';
import { variablesWith } from '../../../server/platform/start-up/env.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { runProgram } from '../database/run-program.ts';
import { nextProgram } from './switch-program.mjs';

/** A migration has ten minutes (server/platform/db/migrate.ts), and a shop on a busy machine some for its start. */
const openWithinMs = 20 * 60_000;
const readyWithinMs = 60_000;
const pagesRead = 10;
const outputShown = 3_000;

/**
 * Starts the new release on these data, on a port of its own and without jobs: it migrates the database, must become ready
 * and serve ten pages, and every invariant must hold. Throws StartUpError with the reason if not.
 */
export async function tryRelease(variables: { DATA_DIR: string } & Record<string, string>) {
  const port = await reservePort(0);
  const env = variablesWith({
    ...variables,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: '0',
  });
  const shop = spawn(nodeOfRelease(), ['server/main.ts', '--trial'], {
    cwd: nextProgram(),
    env,
    // The channel ends the trial with this process.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exit = once(shop, 'exit');
  const output = tailOf(shop);
  try {
    await untilOpen(shop, output);
    await untilReady(`http://127.0.0.1:${port}`);
    await readPages(`http://127.0.0.1:${port}`);
  } finally {
    shop.kill('SIGTERM');
    await exit;
  }
  await runProgram([nodeOfRelease(), 'tools/commands/check-invariants.ts'], { cwd: nextProgram(), env });
}

function nodeOfRelease() {
  return join(nextProgram(), 'node_modules/.bin/node');
}

/** The end of what a process has written so far. */
function tailOf(child: ChildProcess) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-outputShown);
    });
  return () => output.trim();
}

async function untilOpen(shop: ChildProcess, output: () => string) {
  const opening = new Promise<void>((done) =>
    shop.on('message', (message) => {
      if (message === 'open') done();
    }),
  );
  const ended = once(shop, 'exit').then(() => Promise.reject(new StartUpError(output())));
  const late = sleep(openWithinMs, undefined, { ref: false }).then(() =>
    Promise.reject(new StartUpError(`The new release does not open.\n${output()}`)),
  );
  await Promise.race([opening, ended, late]);
}

async function untilReady(url: string) {
  const deadline = Date.now() + readyWithinMs;
  for (;;) {
    const { status } = await fetch(`${url}/health/ready`);
    if (status === 200) return;
    if (Date.now() > deadline) throw new StartUpError(`/health/ready of the new release answers ${status}.`);
    await sleep(200);
  }
}

/** Ten of the public pages, spread over those that the release names itself. */
async function readPages(url: string) {
  const paths = await publicPaths(url, '/sitemap.xml');
  const step = Math.max(1, paths.length / pagesRead);
  const chosen = Array.from(
    { length: Math.min(pagesRead, paths.length) },
    (_, index) => paths[Math.floor(index * step)],
  );
  for (const path of chosen) {
    const reply = await fetch(url + path, { redirect: 'manual' });
    await reply.arrayBuffer();
    if (reply.status !== 200)
      throw new StartUpError(`The page ${path} of the new release answers ${reply.status}.`);
  }
}

/** The paths in a sitemap, and in those that it names. */
async function publicPaths(url: string, sitemap: string): Promise<string[]> {
  const reply = await fetch(url + sitemap);
  if (!reply.ok) throw new StartUpError(`${sitemap} of the new release answers ${reply.status}.`);
  const locations = (await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = [...locations].map(([, address = '']) => new URL(address).pathname);
  const nested = paths.filter((path) => path.endsWith('.xml'));
  const pages = await Promise.all(nested.map((path) => publicPaths(url, path)));
  return [...paths.filter((path) => !path.endsWith('.xml')), ...pages.flat()];
}
