import { join } from 'node:path';
import { expect, test } from 'vitest';
import { twinModules } from './twin-modules.ts';

const web = join(import.meta.dirname, '../../../web');

function resolved(id: string, importer: string) {
  const resolveId = twinModules('fr').resolveId as (id: string, importer: string) => string | null;
  return resolveId(id, join(web, importer));
}

test('a page imports the words of the language of the build', () => {
  expect(resolved('../../words/home-words.ts', 'shop/home/hero.tsx')).toBe(
    join(web, 'words-fr/home-words.ts'),
  );
});

test.each([
  ['./formats.ts', 'words/home-words.ts'],
  ['../../words/home-words.ts', 'admin/settings/hero-in-languages.ts'],
])('%s stays English in %s', (id, importer) => {
  expect(resolved(id, importer)).toBeNull();
});
