import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newResource } from './new-resource.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the tree with what the gates already know of it. */
function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'saha-generator-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 }).split('\0');
  for (const path of [...files, '.cache']) {
    // A deleted file that is not committed yet is still listed.
    if (path && existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a command of the copy as a person would, not as a part of this run. */
function runIn(folder: string, command: string, ...args: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const path = `${join(root, 'node_modules/.bin')}:${dirname(process.execPath)}:${env.PATH}`;
  const options = { cwd: folder, encoding: 'utf8', env: { ...env, PATH: path, NODE_ENV: '' } } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { status, output: stdout + stderr };
}

test('a new resource passes every gate, and the shop serves it', { timeout: 900_000 }, async () => {
  const copy = copyTree();
  const { output } = runIn(copy, 'node', 'tools/generator/new.ts', 'resource', 'supply-category');
  expect(output).toMatch(/wrote +server\/supply-categories\/supply-category-routes\.ts/);
  expect(output).toMatch(/extended +server\/app\.ts/);
  const { gates, runGate } = (await import(
    join(copy, 'tools/gates/gates.ts')
  )) as typeof import('../gates/gates.ts');
  await runGate({ commands: ['react-router typegen'] }, copy);
  // The linter reads each file on its own, and the others are as they were.
  const touched = [...output.matchAll(/^(?:wrote|extended) +(\S+\.tsx?)$/gm)]
    .map(([, path]) => path)
    .join(' ');
  const [types, ...others] = gates.map((gate) => async () => {
    const commands = gate.commands.map((command) =>
      gate.name === 'lint' ? `${command} ${touched}` : command,
    );
    const { passed, output } = await runGate({ commands }, copy);
    expect(passed, `${gate.name}\n${output}`).toBe(true);
  });
  await Promise.all([
    types?.(),
    (async () => {
      for (const gate of others) await gate();
    })(),
  ]);
  const served = runIn(copy, 'vitest', 'run', 'server/supply-categories', 'shared/refusals');
  expect(served, served.output).toMatchObject({ status: 0 });
});

test.each([
  ['Supplier', 'is not one to three English words in kebab-case'],
  ['supplier2', 'is not one to three English words in kebab-case'],
  ['../supplier', 'is not one to three English words in kebab-case'],
  ['a-list-of-many-words', 'is not one to three English words in kebab-case'],
  ['recommendation-engine', 'is longer than 18 characters'],
  ['suppliers', 'looks like a plural'],
  ['need', 'there is'],
  ['session', 'the table sessions exists'],
  ['phone', 'the history has an area phone'],
  ['person', 'shared/audit.ts has person already'],
  ['class', 'the code of every resource uses it for something else'],
  ['card', 'the code of every resource uses it for something else'],
])('the name %j is refused in a sentence', (name, reason) => {
  expect(newResource(root, { name, plural: undefined })).toContain(reason);
});

test.each(['person', 'People', '../people'])('the plural %j is refused in a sentence', (plural) => {
  expect(newResource(root, { name: 'person', plural })).toContain('is not the plural of “person”');
});
