import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { variablesWith } from '../../../server/platform/start-up/env.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { root } from '../../set-up/run.mjs';
import { runProgram } from '../database/run-program.ts';
import { nextProgram } from './switch-program.mjs';

/** Not part of a release, although a folder with one may have them. */
const ownEntries = ['.git', '.data', '.env', '.upgrade', '.react-router'];
/** Copied only if complete, otherwise made again. */
const made = { node_modules: ['.complete', '.shop-complete'], build: ['.gathered'] };
const commitFile = '.upgrade/commit';

/**
 * Puts the release beside this program: from a folder with it, such as an unpacked archive or a clone, or from a commit of
 * this clone. Throws StartUpError if it is no release, or one that cannot open the database of this one.
 */
export async function fetchRelease(source: string) {
  const next = nextProgram();
  await rm(next, { recursive: true, force: true });
  await rm(join(root, commitFile), { force: true });
  await mkdir(next, { recursive: true });
  const isFolder = existsSync(source) && statSync(source).isDirectory();
  if (isFolder) await copyFolder(await realpath(resolve(source)), next);
  else await unpackCommit(source, next);
  const to = await versionOf(next).catch(() => {
    throw new StartUpError(`${source} is not a release of the shop.`);
  });
  const missing = await migrationsMissingIn(next);
  if (missing.length > 0) {
    throw new StartUpError(
      `${source} (${to}) is older than this program and cannot open its database (${missing.at(-1)}). ` +
        'To go back, restore a backup (docs/operations.md, Upgrades).',
    );
  }
  return to;
}

export async function versionOf(program: string) {
  const { name, version } = JSON.parse(await readFile(join(program, 'package.json'), 'utf8'));
  if (name !== 'saha') throw new Error(`${program} is another program.`);
  return String(version);
}

/** The migrations of this program that another one does not have. */
async function migrationsMissingIn(program: string) {
  const [own, others] = await Promise.all([migrationsOf(root), migrationsOf(program)]);
  return own.filter((name) => !others.includes(name));
}

async function migrationsOf(program: string) {
  const names = await readdir(join(program, 'db/migrations'));
  return names.filter((name) => name.endsWith('.sql')).sort();
}

async function copyFolder(folder: string, next: string) {
  if (folder === (await realpath(root))) throw new StartUpError('The new release must be in another folder.');
  const isComplete = (name: string) => {
    const stamps = made[name as keyof typeof made];
    return !stamps || stamps.some((stamp) => existsSync(join(folder, name, stamp)));
  };
  const names = (await readdir(folder)).filter((name) => !ownEntries.includes(name) && isComplete(name));
  if (names.length > 0) await runProgram(['cp', '-a', ...names.map((name) => join(folder, name)), next]);
}

async function unpackCommit(ref: string, next: string) {
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    () => {
      throw new StartUpError(
        `There is neither a folder nor, in this clone, a commit ${ref}. Fetch it first, for example with git fetch --tags.`,
      );
    },
  );
  if (await git('status', '--porcelain', '--untracked-files=no')) {
    throw new StartUpError('Files of this clone were changed (git status). Commit or undo that first.');
  }
  const archive = join(root, '.upgrade/release.tar');
  await git('archive', '--output', archive, commit);
  await runProgram(['tar', '-x', '-f', archive, '-C', next]);
  await rm(archive);
  await writeFile(join(root, commitFile), commit);
}

/** Installs the packages of the new release and builds its pages. */
export async function buildRelease() {
  const script = join(nextProgram(), 'tools/commands/upgrade/build-release.mjs');
  await runProgram([process.execPath, script], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

/** Makes the commit the HEAD of the clone, which already has its files. */
export async function noteCommit() {
  const commit = await readFile(join(root, commitFile), 'utf8').catch(() => undefined);
  if (commit === undefined) return;
  await git('update-ref', '--no-deref', 'HEAD', commit);
  await git('reset', '--quiet');
  await rm(join(root, commitFile));
}

/** Another clone above this folder does not count. */
async function git(...args: string[]) {
  const env = variablesWith({ GIT_CEILING_DIRECTORIES: resolve(root, '..') });
  return (await runProgram(['git', ...args], { cwd: root, env })).trim();
}
