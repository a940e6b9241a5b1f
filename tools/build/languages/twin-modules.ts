import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../../shared/values/languages.ts';

const web = join(import.meta.dirname, '../../../web');

/**
 * Vite plugin: an import of a file in `web/words` gives its twin in the language of the build, if there is one
 * (docs/languages.md). Imports between files of `web/words` stay.
 * Imports of a file whose name ends in "-in-languages" stay too, because it chooses the language itself.
 */
export function twinModules(language: Language): Plugin {
  return {
    name: 'twins',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer || !id.startsWith('.') || !id.includes('words/')) return null;
      if (importer.endsWith('-in-languages.ts')) return null;
      const file = join(dirname(importer), id);
      if (dirname(file) !== join(web, 'words') || dirname(importer) === dirname(file)) return null;
      const twin = join(web, `words-${language}`, basename(file));
      return existsSync(twin) ? twin : null;
    },
  };
}
