import type { Plugin } from 'vite';
import { drawingOf } from './drawing-of.ts';

const iconId = /^\0icon:([^?]+)/;

/**
 * Vite plugin: `import searchIcon from 'icon:search'` is the drawing of the Lucide icon of that name, as SVG. Each
 * importer has a copy: a drawing that pages shared would become a file of its own, and a request.
 */
export function iconModules(): Plugin {
  return {
    name: 'icons',
    resolveId: (id, importer = '') => (id.startsWith('icon:') ? `\0${id}?${importer}` : null),
    load(id) {
      const name = iconId.exec(id)?.[1];
      if (name === undefined) return null;
      return { code: `export default ${JSON.stringify(drawingOf(name))}`, moduleType: 'js' };
    },
  };
}
