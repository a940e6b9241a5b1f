import { createBuilder } from 'vite';
import { gatherAssets } from './languages/gather-assets.ts';

// `node tools/build/build-pages.ts [LANGUAGE ...]` builds the pages in these languages (tools/set-up/build-web.mjs).

// Otherwise it could outlive the command that started it, and write into the build of the next one.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const languages = process.argv.slice(2);
let gathering = Promise.resolve();
// In one process, because the second build takes two thirds of the first one's time.
for (const [place, language] of languages.entries()) {
  process.env.BUILD_LANGUAGE = language;
  const builder = await createBuilder({ logLevel: 'error' });
  await builder.buildApp();
  // Compresses the files of this language while the next one is built.
  gathering = gathering.then(() => gatherAssets(languages.slice(place + 1)));
}
await gathering.then(() => gatherAssets());
