import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawingOf } from './drawing-of.ts';

const iconId = /^\0icon:([^?]+)/;

const icons = join(import.meta.dirname, '../../../web/ui/icons');
const styles = join(icons, 'drawn.css');

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
      this.addWatchFile(styles);
      const [make, drawing] = isDrawn(name) ? ['drawnIcon', name] : ['iconOf', drawingOf(name)];
      const code = `import { ${make} } from ${JSON.stringify(join(icons, 'icon.tsx'))};
export default /* @__PURE__ */ ${make}(${JSON.stringify(drawing)});`;
      return { code, moduleType: 'js' };
    },
  };
}

/** Whether the style sheet draws this icon, as it does those that many pages repeat. */
export function isDrawn(name: string) {
  return readFileSync(styles, 'utf8').includes(`.drawn-${name} {`);
}
