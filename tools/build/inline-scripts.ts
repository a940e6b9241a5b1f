import { readFile } from 'node:fs/promises';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const query = '?inline-script';

/**
 * Vite plugin: `import { script } from './file.ts?inline-script'` gives the code of a file without imports as short
 * JavaScript, for a script that stands in the HTML of a page.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      // In a function, because the scripts of a page share one scope.
      const { code: script, errors } = minifySync(file, `(()=>{${code}})()`);
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
      return { code: `export const script = ${JSON.stringify(script)};`, moduleType: 'js' };
    },
  };
}
