import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d+ \|/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));

const filesIn = (cell: string) =>
  [...cell.matchAll(/`((?:server|shared|web|e2e|docs|scripts)\/[^`]+)`/g)].map(([, file = '']) => file);

test('every threat has a control, and every named file exists', () => {
  expect(rows.map(([name]) => name)).toEqual(Array.from({ length: 37 }, (_, at) => `T${at + 1}`));
  for (const [name, , control = '', proof = ''] of rows) {
    expect(filesIn(control), name).not.toEqual([]);
    for (const file of [...filesIn(control), ...filesIn(proof)]) expect(existsSync(file), file).toBe(true);
  }
});

test('every control names a test that exists', () => {
  for (const [name, , , proof = ''] of rows) {
    const shown = proof.split('; ').flatMap((part) => {
      const [file = ''] = filesIn(part);
      return [...part.matchAll(/“(.+?)”/g)].map(([, title = '']) => ({ file, title }));
    });
    expect(shown, name).not.toEqual([]);
    for (const { file, title } of shown) expect(titlesIn(file), file).toContain(title);
  }
});

/** Every quoted string that could be a test title. Long titles stand on a line of their own. */
function titlesIn(file: string) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(['"`])((?:(?!\1|\n).)+)\1,/g)].map(([, , title]) => title);
}
