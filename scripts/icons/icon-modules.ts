import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawingOf } from './drawing-of.ts';

const iconId = /^\0icon:([^?]+)/;

const iconOf = join(import.meta.dirname, '../../web/ui/icons/icon.tsx');

/**
 * Vite plugin: `import SearchIcon from 'icon:search'` gives the Lucide icon of that name as a component. Each importer
 * gets a copy, because a shared icon would become a file of its own and cost a request.
 */
export function iconModules(): Plugin {
  return {
    name: 'icons',
    resolveId: (id, importer = '') => (id.startsWith('icon:') ? `\0${id}?${importer}` : null),
    load(id) {
      const name = iconId.exec(id)?.[1];
      if (name === undefined) return null;
      const code = `import { iconOf } from ${JSON.stringify(iconOf)};
export default /* @__PURE__ */ iconOf(${JSON.stringify(drawingOf(name))});`;
      return { code, moduleType: 'js' };
    },
  };
}
