import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMade, makeTogether } from './make-if-changed.mjs';
import { Problem } from './problem.mjs';
import { showProgress } from './progress.mjs';
import { root, run, withTools } from './run.mjs';

/** English comes first; the others are the folders of words. The shop refuses other names when it starts. */
const known = ['en', 'fr', 'ar'];

/** Builds the pages of the shop in each of its languages whose sources have changed. */
export async function buildWeb() {
  const wanted = (process.env.LANGUAGES || known.join()).split(',').map((name) => name.trim());
  const languages = known.filter((language) => wanted.includes(language));
  const changed = languages.filter((language) => !isMade(buildOf(language)));
  if (changed.length === 0 && isMade(gathering)) return;
  const named = changed.length > 0 ? ` (${changed.join(', ')})` : '';
  await showProgress(`Building the shop${named}`, () =>
    makeTogether([...changed.map(buildOf), gathering], () => buildPages(changed)),
  );
}

/** The folder with the browser's files of all builds. */
const gathering = {
  stamp: 'build/.gathered',
  sources: ['tools/build/languages/gather-assets.ts'],
};

/** The build of a language, whose twins of the English words are sources of it alone. */
function buildOf(language) {
  const isForeign = (name) => name.startsWith('words-') && name !== `words-${language}`;
  const web = readdirSync(join(root, 'web')).filter((name) => !isForeign(name));
  return {
    stamp: `build/${language}/.complete`,
    sources: [
      ...web.map((name) => `web/${name}`),
      'public',
      'shared',
      'tools/build/articles',
      'tools/build/build-pages.ts',
      'tools/build/icons',
      'tools/build/languages',
      'tools/build/inline-scripts.ts',
      'vite.config.ts',
      'react-router.config.ts',
      'package.json',
      'package-lock.json',
    ],
  };
}

async function buildPages(languages) {
  const env = withTools({ ...process.env, NODE_ENV: 'production' });
  // More room for new objects: otherwise a seventh of the time goes to collecting garbage.
  const command = ['node', '--max-semi-space-size=64', 'tools/build/build-pages.ts', ...languages];
  // The channel ends the build with this process.
  const { code, output } = await run(command, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  if (code !== 0) throw new Problem(`The shop could not be built:\n\n${output.trim()}`);
}
