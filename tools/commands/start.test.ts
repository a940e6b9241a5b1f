import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const patience = { timeout: 60_000 };

// The smallest checkout that the real scripts can install, build and serve: it has no packages, and its server prints its
// settings. e2e/start-up.test.ts tests the start of the shop itself.
const checkout = {
  'package.json': JSON.stringify({
    name: 'scratch',
    version: '1.0.0',
    type: 'module',
    scripts: {
      start: 'exec node tools/commands/start.mjs',
      postinstall: 'echo installed >> installs',
    },
  }),
  'package-lock.json': JSON.stringify({
    name: 'scratch',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'scratch', version: '1.0.0' } },
  }),
  'vite.config.ts': '',
  'react-router.config.ts': '',
  'web/page.tsx': 'one',
  'shared/rule.ts': 'one',
  'public/icon.svg': 'one',
  'tools/build/build-pages.ts': `
    import { appendFileSync } from 'node:fs';
    for (const language of process.argv.slice(2)) appendFileSync('builds', \`\${language}\n\`);`,
  'server/main.ts': `
    import { once } from 'node:events';
    if (process.argv.includes('--await-build')) await once(process, 'message');
    const end = (reason: string) => { console.log('closed by', reason); process.exit(reason === 'SIGINT' ? 3 : 0); };
    process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', () => end('disconnect'));
    process.send?.('open');
    console.log('open', process.env.HOST, process.env.NODE_ENV, process.pid);
    console.log('memory', process.execArgv.join(), process.env.MALLOC_ARENA_MAX, process.env.MALLOC_MMAP_THRESHOLD_);
    setInterval(() => undefined, 1_000);`,
};

async function newCheckout() {
  const folder = await mkdtemp(join(tmpdir(), 'saha-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const part of ['build', 'commands', 'set-up'])
    await cp(join(import.meta.dirname, '..', part), join(folder, 'tools', part), { recursive: true });
  for (const [name, content] of Object.entries(checkout)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

function npmStart(folder: string, variables: Record<string, string> = {}) {
  const { NODE_ENV, HOST, ...env } = process.env;
  const child = spawn('npm', ['start'], { cwd: folder, env: { ...env, ...variables }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const closed = once(child, 'close').then(([code]) => Number(code));
  onTestFinished(() => endGroup(child));
  const says = (text: string) => expect.poll(() => output, { timeout: 30_000 }).toContain(text);
  return { child, closed, says, output: () => output };
}

function endGroup({ pid }: ChildProcess) {
  try {
    process.kill(-Number(pid), 'SIGKILL');
  } catch {
    // It has ended already, as most tests expect.
  }
}

function timesBuilt(folder: string) {
  return readFile(join(folder, 'builds'), 'utf8').then((text) => text.trim().split('\n').length);
}

test('the first start installs, builds and serves; the next one only serves', patience, async () => {
  const folder = await newCheckout();
  const first = npmStart(folder);
  await first.says('open 127.0.0.1 production');
  expect(first.output()).toMatch(/Installing packages[\s\S]*Building the shop/);
  first.child.kill('SIGTERM');
  await first.closed;

  const second = npmStart(folder);
  await second.says('open');
  expect(second.output()).not.toMatch(/Installing|Building/);
});

test('a start installs no development tools, and keeps those that are installed', patience, async () => {
  const folder = await newCheckout();
  const run = promisify(execFile);
  for (const [name, kind] of Object.entries({ part: '--save-prod', tool: '--save-dev' })) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
    await run('npm', ['install', '--package-lock-only', kind, `./${name}`], { cwd: folder });
  }
  const packages = async () =>
    (await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'));

  const first = npmStart(folder);
  await first.says('open');
  expect(await packages()).toEqual(['part']);
  first.child.kill('SIGTERM');
  await first.closed;

  const script = `import { installAllPackages } from './tools/set-up/install-packages.mjs'; await installAllPackages();`;
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
  expect(await packages()).toEqual(['part', 'tool']);
  const second = npmStart(folder);
  await second.says('open');
  expect(second.output()).not.toContain('Installing');
});

test('installing runs no script of any package (threats T35)', patience, async () => {
  const folder = await newCheckout();
  await npmStart(folder).says('open');
  await expect(readFile(join(folder, 'installs'))).rejects.toThrow('ENOENT');
});

test('a start repeats only the steps that changed or were interrupted', patience, async () => {
  const folder = await newCheckout();
  const startAndStop = async () => {
    const { child, closed, says, output } = npmStart(folder);
    await says('open');
    child.kill('SIGTERM');
    await closed;
    return output()
      .match(/Installing|Building/g)
      ?.filter((word, at, all) => word !== all[at - 1]);
  };
  await startAndStop();
  await writeFile(join(folder, 'shared/rule.ts'), 'two');
  expect(await startAndStop()).toEqual(['Building']);
  await rm(join(folder, 'node_modules/.shop-complete'));
  expect(await startAndStop()).toEqual(['Installing']);
  await rm(join(folder, 'build/.gathered'));
  expect(await startAndStop()).toEqual(['Building']);
  expect(await timesBuilt(folder)).toBe(6);
  await writeFile(join(folder, 'package-lock.json'), `${checkout['package-lock.json']}\n`);
  expect(await startAndStop()).toEqual(['Installing', 'Building']);
});

test(
  'each language of the shop is built once, and again only if its sources have changed',
  patience,
  async () => {
    const folder = await newCheckout();
    const startAndStop = async () => {
      const { child, closed, says } = npmStart(folder);
      await says('open');
      child.kill('SIGTERM');
      await closed;
      return timesBuilt(folder);
    };
    expect(await startAndStop()).toBe(3);
    await mkdir(join(folder, 'web/words-ar'));
    await writeFile(join(folder, 'web/words-ar/cart-words.ts'), 'new');
    expect(await startAndStop()).toBe(4);
    await mkdir(join(folder, 'web/words'));
    await writeFile(join(folder, 'web/words/cart-words.ts'), 'new');
    expect(await startAndStop()).toBe(7);
  },
);

test('of two first starts at once, one prepares and the other waits', patience, async () => {
  const folder = await newCheckout();
  const starts = [npmStart(folder), npmStart(folder)];
  await Promise.all(starts.map((start) => start.says('open')));
  expect(starts.filter((start) => start.output().includes('Installing'))).toHaveLength(1);
  expect(await timesBuilt(folder)).toBe(3);
});

test('a failed build prints its output and ends the start with exit code 1', patience, async () => {
  const folder = await newCheckout();
  await writeFile(
    join(folder, 'tools/build/build-pages.ts'),
    "console.log('no such page'); process.exit(7);",
  );
  const { closed, output } = npmStart(folder);
  expect(await closed).toBe(1);
  expect(output()).toContain('no such page');
  expect(output()).not.toContain('open');
});

test(
  'a shop that cannot start ends the command with its exit code before the build is complete',
  patience,
  async () => {
    const folder = await newCheckout();
    await writeFile(join(folder, 'tools/build/build-pages.ts'), 'setInterval(() => undefined, 1_000);');
    await writeFile(join(folder, 'server/main.ts'), "console.log('no database'); process.exit(4);");
    const { closed, output } = npmStart(folder);
    expect(await closed).toBe(4);
    expect(output()).toContain('no database');
  },
);

test('Ctrl+C reaches the shop, and the command ends with its exit code', patience, async () => {
  const { child, closed, says } = npmStart(await newCheckout());
  await says('open');
  process.kill(-Number(child.pid), 'SIGINT');
  expect(await closed).toBe(3);
  await says('closed by SIGINT');
});

test('a signal sent only to npm reaches the shop', patience, async () => {
  const { child, closed, says } = npmStart(await newCheckout());
  await says('open');
  child.kill('SIGTERM');
  await closed;
  await says('closed by SIGTERM');
});

test('the shop ends when npm is killed', patience, async () => {
  const { child, says } = npmStart(await newCheckout());
  await says('open');
  child.kill('SIGKILL');
  await says('closed by disconnect');
});

test('the shop listens on all addresses only in production', patience, async () => {
  const folder = await newCheckout();
  await npmStart(folder, { NODE_ENV: 'production' }).says('open 0.0.0.0 production');
  await npmStart(folder, { HOST: '127.0.0.2', NODE_ENV: 'production' }).says('open 127.0.0.2 production');
});

test('the shop keeps its memory small, with more arenas if the owner sets them', patience, async () => {
  const folder = await newCheckout();
  await npmStart(folder).says('memory --max-semi-space-size=16 2 131072');
  await npmStart(folder, { MALLOC_ARENA_MAX: '4' }).says('memory --max-semi-space-size=16 4 131072');
});

/** The process ids of the shops that opened, oldest first. */
const shopsOf = (output: string) => [...output.matchAll(/open \S+ \S+ (\d+)/g)].map(([, pid]) => Number(pid));

async function nthShop({ output }: ReturnType<typeof npmStart>, n: number) {
  await expect.poll(() => shopsOf(output()).length, { timeout: 30_000 }).toBe(n);
  return shopsOf(output())[n - 1] ?? 0;
}

test('a shop that dies is started again, after a pause that grows with each death', patience, async () => {
  const folder = await newCheckout();
  const start = npmStart(folder);
  process.kill(await nthShop(start, 1), 'SIGKILL');
  await start.says('The shop was killed by SIGKILL. Starting it again in 1 s.');
  process.kill(await nthShop(start, 2), 'SIGABRT');
  await start.says('The shop was killed by SIGABRT. Starting it again in 2 s.');
  await nthShop(start, 3);
  expect(await timesBuilt(folder)).toBe(3);
  start.child.kill('SIGINT');
  expect(await start.closed).toBe(3);
  expect(shopsOf(start.output())).toHaveLength(3);
});

test('a shop that opened once is started again even if a later start fails', patience, async () => {
  const folder = await newCheckout();
  const start = npmStart(folder);
  const first = await nthShop(start, 1);
  const server = await readFile(join(folder, 'server/main.ts'), 'utf8');
  await writeFile(join(folder, 'server/main.ts'), "console.log('no database'); process.exit(1);");
  process.kill(first, 'SIGKILL');
  await start.says('no database');
  await start.says('The shop ended with exit code 1. Starting it again in 2 s.');
  await writeFile(join(folder, 'server/main.ts'), server);
  await nthShop(start, 2);
});

test('a shop that stops by itself is not started again', patience, async () => {
  const start = npmStart(await newCheckout());
  process.kill(await nthShop(start, 1), 'SIGTERM');
  expect(await start.closed).toBe(0);
  expect(start.output()).not.toContain('again');
});

test('the command can be stopped while it waits to start a dead shop again', patience, async () => {
  const start = npmStart(await newCheckout());
  process.kill(await nthShop(start, 1), 'SIGKILL');
  await start.says('Starting it again in 1 s.');
  start.child.kill('SIGTERM');
  await start.closed;
  expect(shopsOf(start.output())).toHaveLength(1);
});

test('pauses double up to a minute, and begin anew after ten steady minutes', async () => {
  const script = `
    import { countDeath, pauseAfter } from './tools/set-up/keep-running.mjs';
    const deaths = [countDeath(7, 9 * 60_000), countDeath(7, 10 * 60_000)];
    console.log(JSON.stringify([[1, 2, 3, 4, 7, 8, 500].map(pauseAfter), deaths]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(import.meta.dirname, '../..'),
  });
  expect(JSON.parse(stdout)).toEqual([
    [1, 2, 4, 8, 60, 60, 60],
    [8, 1],
  ]);
});
