import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, readCopy, readDockerfile, type Stage, textsOf, variablesOf } from './read-dockerfile.ts';

// `node tools/container/rehearse-container.ts`: plays the Dockerfile without a container runtime, as root on a Debian with npm.
// Each stage is a layer over this machine's own system, which stands for the base image. The shop then runs as in
// compose.yaml: as a user without rights, as the first process, on a system that it cannot write to (docs/operations.md).

const port = '3977';
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'saha-container-'));
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const layers = new Map<string, string>();

run('mount', '-t', 'tmpfs', '-o', 'size=4g,mode=755', 'saha-container', folder);
try {
  const stages = readDockerfile();
  for (const stage of stages) build(stage);
  await rehearse(stages.at(-1) as Stage);
} finally {
  for (const place of layers.values()) run('umount', '--lazy', place);
  run('umount', '--lazy', folder);
  rmSync(folder, { recursive: true });
}

/** Plays the instructions of a stage that change its files. */
function build(stage: Stage) {
  const at = (name: string) => join(folder, stage.name, name);
  for (const name of ['upper', 'work', 'merged']) mkdirSync(at(name), { recursive: true });
  run(
    'mount',
    '-t',
    'overlay',
    'overlay',
    '-o',
    `lowerdir=/,upperdir=${at('upper')},workdir=${at('work')}`,
    at('merged'),
  );
  layers.set(stage.name, at('merged'));
  let workdir = '/';
  for (const { name, text } of stage.instructions) {
    if (name === 'WORKDIR') {
      workdir = text;
      mkdirSync(join(at('merged'), workdir), { recursive: true });
    }
    if (name === 'COPY') copy(text, join(at('merged'), workdir));
    if (name === 'RUN') {
      console.log(`${stage.name}: ${text}`);
      const enter = ['--pid', '--fork', '--mount', '--kill-child', 'sh', '-euc'];
      const script =
        'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; exec chroot "$0" sh -euc \'cd "$0"; eval "$1"\' "$1" "$2"';
      const variables = { PATH: path, HOME: '/root', ...variablesOf(stage, path) };
      execFileSync('unshare', [...enter, script, at('merged'), workdir, text], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: variables,
      });
    }
  }
}

/** Copies files into the target, and the content of folders. */
function copy(text: string, workdir: string) {
  const { from, sources, target } = readCopy(text);
  const origin = from === undefined ? root : layers.get(from);
  const script =
    'cd "$0" && for source in $1; do if [ -d "$source" ]; then mkdir -p "$2" && cp -a "$source/." "$2"; else cp -a "$source" "$2"; fi; done';
  if (target.endsWith('/')) mkdirSync(join(workdir, target), { recursive: true });
  const found = sources.map((source) => source.replace(/^\//, ''));
  run('sh', '-euc', script, String(origin), found.join(' '), join(workdir, target));
}

async function rehearse(stage: Stage) {
  const size = execFileSync('du', ['-sm', join(folder, stage.name, 'upper')], { encoding: 'utf8' });
  console.log(`The last stage adds ${Number.parseInt(size, 10)} MB to its image.`);
  const first = await open(stage);
  await serves();
  console.log('Killing the container with all its processes');
  end(first, 'SIGKILL');
  await once(first, 'exit');
  const second = await open(stage);
  await serves();
  const begun = performance.now();
  end(second, 'SIGTERM');
  const [code] = await once(second, 'exit');
  if (code !== 0) throw new Error(`The container ended with ${code}`);
  console.log(`The container stopped in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Sends a signal to the first process of a container, which unshare does not pass on. */
function end({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  const child = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).trim();
  process.kill(Number(child), signal);
}

/** The command that runs another one in the last stage as its user, on a read-only system. */
function inside(stage: Stage, command: string[]) {
  const merged = String(layers.get(stage.name));
  const [user = '', workdir = '', volume = ''] = ['USER', 'WORKDIR', 'VOLUME'].map(
    (name) => textsOf(stage, name)[0],
  );
  const variables = { ...variablesOf(stage, path), PORT: port };
  const script = `
    mount --bind "$0" "$0"; mount -o remount,ro,bind "$0"; mount --bind "${join(folder, stage.name, 'merged', volume)}" "$0${volume}"
    mount -o remount,rw,bind "$0${volume}"; mount -t tmpfs tmpfs "$0/tmp"; mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"
    exec chroot "$0" setpriv --reuid ${user} --regid ${user} --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs \\
      env -i ${Object.entries(variables)
        .map((pair) => pair.join('='))
        .join(' ')} sh -c 'cd ${workdir}; exec "$0" "$@"' "$@"`;
  return ['--pid', '--fork', '--mount', '--kill-child', 'sh', '-euc', script, merged, ...command];
}

async function open(stage: Stage) {
  const begun = performance.now();
  const child = spawn('unshare', inside(stage, commandOf(stage, 'CMD')), {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The container ended with ${child.exitCode}`);
    if (isHealthy(stage)) break;
    await sleep(500);
  }
  console.log(`Healthy after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return child;
}

function isHealthy(stage: Stage) {
  try {
    execFileSync('unshare', inside(stage, commandOf(stage, 'HEALTHCHECK')), { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function serves() {
  for (const page of ['/', '/fr/products', '/ar', '/api/products', '/admin']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${page}`);
    if (status !== 200) throw new Error(`${page} answered ${status}`);
  }
  console.log('The pages are served');
}
