import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
/** Pages in one language are enough for an upgrade, and their build takes a third of the time. */
export const languages = 'en';
const parts = [
  'db',
  'public',
  'server',
  'shared',
  'test',
  'tools',
  'web',
  'e2e/tsconfig.json',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.shared.json',
  'tsconfig.web.json',
  'vite.config.ts',
];

/** What differs from this program. */
type Changes = {
  version?: string;
  /** The SQL of one more migration. */
  migration?: string;
  /** A text of a file that is replaced. */
  replaced?: { path: string; text: string; by: string };
};

/**
 * A copy of this program, or of another with the same pages, built in English. Its packages are a link to those of this one, which stands for `npm ci`: the
 * campaign asks no registry.
 */
export async function copyProgram(
  folder: string,
  { version, migration, replaced }: Changes = {},
  from = root,
) {
  await mkdir(folder, { recursive: true });
  for (const part of parts) await cp(join(from, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await cp(join(from, 'build'), join(folder, 'build'), { recursive: true });
  if (version && from === root)
    await replace(join(folder, 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`);
  if (migration) await writeFile(join(folder, 'db/migrations/9999-campaign.sql'), migration);
  if (replaced) await replace(join(folder, replaced.path), replaced.text, replaced.by);
  const env = { PATH: process.env.PATH, LANGUAGES: languages };
  await promisify(execFile)(process.execPath, ['tools/commands/upgrade/build-release.mjs'], {
    cwd: folder,
    env,
  });
}

async function replace(file: string, text: string | RegExp, by: string) {
  const before = await readFile(file, 'utf8');
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${file} has no ${text}`);
  // The file may be a link to that of this program.
  await rm(file);
  await writeFile(file, after);
}

export async function versionOf(folder: string) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).version as string;
}
