import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { finishSwitch, nextProgram, removeFormer, switchProgram } from './switch-program.mjs';

async function write(folder: string, files: string[], text: string) {
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

const shared = ['package.json', 'server/main.ts', 'tools/commands/upgrade.mjs', 'node_modules/pg/index.js'];

/** A program with a built release beside it. */
async function aProgram() {
  const root = await mkdtemp(join(tmpdir(), 'saha-program-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await write(root, [...shared, 'server/removed.ts', 'node_modules/gone/index.js'], 'old');
  await write(root, ['.data/postgres/password', '.git/HEAD', 'public/own-file.html'], 'own');
  await write(nextProgram(root), [...shared, 'server/added.ts', 'public/icon.svg'], 'new');
  return root;
}

const textsOf = (root: string) =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
  );

const switched = {
  ...Object.fromEntries([...shared, 'server/added.ts', 'public/icon.svg'].map((file) => [file, 'new'])),
  '.data/postgres/password': 'own',
  '.git/HEAD': 'own',
  'public/own-file.html': 'own',
};

test('a switch replaces the program and keeps data, history and own files', async () => {
  const root = await aProgram();
  switchProgram(root);
  removeFormer(root);
  expect(textsOf(root)).toEqual(switched);
  switchProgram(root);
  expect(textsOf(root)).toEqual(switched);
});

test('a switch replaces a link by a folder', async () => {
  const root = await aProgram();
  await rename(join(root, 'node_modules'), join(root, '.data/packages'));
  await symlink('.data/packages', join(root, 'node_modules'));
  switchProgram(root);
  expect(textsOf(root)).toMatchObject({
    'node_modules/pg/index.js': 'new',
    '.data/packages/pg/index.js': 'old',
  });
});

test.each([
  ['before the first file', []],
  ['after a file', ['package.json']],
  ['when a folder is away', ['server']],
])('a switch that was killed %s is finished', async (_, moved) => {
  const root = await aProgram();
  const moving = join(root, '.upgrade/moving');
  await rename(nextProgram(root), moving);
  for (const path of moved) {
    await mkdir(join(root, '.upgrade/former'), { recursive: true });
    await rename(join(root, path), join(root, '.upgrade/former', path));
    if (path !== 'server') await rename(join(moving, path), join(root, path));
  }
  finishSwitch(root);
  removeFormer(root);
  expect(textsOf(root)).toEqual(switched);
  expect(existsSync(moving)).toBe(false);
});
