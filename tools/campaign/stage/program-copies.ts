import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from '../fault.ts';
import { startShop } from './started-shop.ts';

const root = join(import.meta.dirname, '../../..');
/** Pages in one language are enough for an upgrade. */
export const languages = 'en';
const parts = [
  'build',
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

/** A migration that takes no time and lets the former release go on. */
export const migration = 'alter table orders add column campaign_mark integer not null default 1;';

/** Opens only on the copy of the rehearsal. */
export const brokenStart = {
  path: 'server/run-shop.ts',
  text: 'await listen(app, env);',
  by: "if (isTrial && !env.dataDir.endsWith('copy')) throw new StartUpError('The new release is broken.');\n  await listen(app, env);",
};

/** The differences from this program. */
type Changes = {
  version?: string;
  /** The SQL of one more migration. */
  migration?: string;
  /** A text of a file that is replaced. */
  replaced?: { path: string; text: string; by: string };
};

/**
 * A copy of this program with its build. Its packages are a link to those of this one, which stands for `npm ci`: the
 * campaign asks no registry.
 */
export async function copyProgram(folder: string, { version, migration, replaced }: Changes = {}) {
  await mkdir(folder, { recursive: true });
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  if (version) await replace(join(folder, 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`);
  if (migration) await writeFile(join(folder, 'db/migrations/9999-campaign.sql'), migration);
  if (replaced) await replace(join(folder, replaced.path), replaced.text, replaced.by);
  return folder;
}

/** Starts the shop of the stage from a copy of the program. It ends with the stage at the latest. */
export async function openCopy(stage: Stage, program: string, database: Record<string, string> = {}) {
  const variables = { DEMO: '0', LANGUAGES: languages, TRUST_PROXY: '127.0.0.1', ...database };
  const shop = await startShop({ ...stage.data, program, variables, log: `${program}.log` });
  stage.onEnd(() => shop.end());
  return shop;
}

async function replace(file: string, text: string | RegExp, by: string) {
  const before = await readFile(file, 'utf8');
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${file} has no ${text}`);
  await writeFile(file, after);
}

/** The version of a program and its latest migration. */
export async function describeProgram(folder: string) {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const migrations = await readdir(join(folder, 'db/migrations'));
  return `${version} with ${migrations
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)}`;
}
