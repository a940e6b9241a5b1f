import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMade, makeIfChanged } from './make-if-changed.mjs';
import { Problem } from './problem.mjs';
import { showProgress } from './progress.mjs';
import { root, run, withTools } from './run.mjs';

const shop = { stamp: 'node_modules/.shop-complete', sources: ['package-lock.json'] };
const everything = { ...shop, stamp: 'node_modules/.complete' };

/**
 * Installs the `dependencies` of package.json unless they are there: they build and run the shop, and bring Node. Half of
 * all packages are for work and tests only, so a first start does without them.
 */
export async function installShopPackages() {
  if (isMade(everything)) return;
  await makeIfChanged({
    ...shop,
    // A release whose owner ran `npm ci` may be in use: another one would first remove its packages.
    make: () =>
      isInstalled(lockOf('package-lock.json'), lockOf('node_modules/.package-lock.json'))
        ? requireNode()
        : showProgress('Installing packages', () => install('--omit=dev')),
  });
}

/**
 * Whether npm has put every package of the shop in place for this system. npm writes its own list of them last.
 * @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, os?: string[] | string, cpu?: string[] | string, libc?: string[] | string }} Package
 * @param {Record<string, Package>} wanted by their paths, as in package-lock.json
 * @param {Record<string, Package>} found
 */
export function isInstalled(wanted, found) {
  const isOurs = ({ dev, devOptional, os, cpu, libc }) =>
    !dev && !devOptional && fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc');
  const packages = Object.entries(wanted).filter(([path]) => path !== '');
  return (
    packages.length > 0 &&
    packages.every(([path, lock]) => !isOurs(lock) || found[path]?.version === lock.version)
  );
}

function fits(only, value) {
  return only === undefined || [only].flat().includes(value);
}

function lockOf(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Installs the `devDependencies` too, unless they are there. The shop's own packages stay in place if they are complete,
 * because a shop may run on them: `npm ci` would first remove them.
 */
export async function installAllPackages() {
  const command = isMade(shop) ? ['install', '--no-save'] : ['ci'];
  await makeIfChanged({
    ...everything,
    make: () => showProgress('Installing packages', () => install('--include=dev', command)),
  });
}

async function install(which, command = ['ci']) {
  let result = await npm([...command, which]);
  if (/EUSAGE/.test(result.output)) {
    // The lock file lacks a package of package.json. The others keep their versions.
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    result = await npm(['install', which, '--no-save']);
  }
  if (result.code !== 0) throw new Problem(reasonOf(result.output));
  await requireNode();
}

// npm would otherwise continue after its parent is killed, and disturb the npm of the next start.
const endWithParent =
  'data:text/javascript,process.once("disconnect",()=>process.exit(1));process.channel.unref()';

/** Runs npm with the Node that it came with, because ours is removed while packages are replaced. */
function npm(args) {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env;
  const quietly = ['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund'];
  // More and faster retries than npm's default: without a network it gives up after 15 s, not 70.
  const retries = ['--fetch-retries=4', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const all = [...args, ...quietly, ...retries, '--no-progress', '--loglevel=error'];
  if (!cli?.endsWith('npm-cli.js')) return run(['npm', ...all], { stdio: ['ignore', 'pipe', 'pipe'] });
  return run([node, '--import', endWithParent, cli, ...all], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

function reasonOf(output) {
  const problem = `The packages could not be installed. npm said:\n\n${output.trim()}`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(output)) {
    return `${problem}\n\nThe package registry cannot be reached. Check the connection and start again.`;
  }
  if (/ENOSPC/.test(output)) return `${problem}\n\nThe disk is full: about 1 GB is needed.`;
  if (/EACCES|EPERM/.test(output)) return `${problem}\n\nThis user may not write here.`;
  return problem;
}

async function requireNode() {
  const { code, output } = await run(['node', '--version'], { env: withTools(), stdio: 'pipe' });
  if (code === 0 && Number.parseInt(output.slice(1), 10) >= 24) return;
  throw new Problem(
    `The shop needs Node 24, and no package has it for ${process.platform}-${process.arch}. ` +
      'Install Node 24 and start again.',
  );
}
