import { basename } from 'node:path';

type SourceFile = { path: string; text: string };

/** Each of its words is in the language that it names, so every build has the same. */
const ownLanguage = 'language-names.ts';

/** Words without their French or Arabic twin, twins without words, and twins without the type of the English words. */
export function unpairedWords(files: SourceFile[]) {
  return [...missingTwins(files), ...files.flatMap((file) => faultyTwin(file, files))];
}

function missingTwins(files: SourceFile[]) {
  const paths = new Set(files.map(({ path }) => path));
  return [...paths]
    .filter((path) => path.startsWith('web/words/') && basename(path) !== ownLanguage)
    .flatMap((path) => twinsOf(path).filter((twin) => !paths.has(twin)))
    .map((twin) => `${twin.replace(/words-../, 'words')}: words-without-twin (write ${twin})`);
}

function twinsOf(path: string) {
  return ['fr', 'ar'].map((language) => path.replace('web/words/', `web/words-${language}/`));
}

function faultyTwin({ path, text }: SourceFile, files: SourceFile[]) {
  const twin = /^web\/words-(?:fr|ar)\/(.+)$/.exec(path);
  if (!twin) return [];
  const english = files.find((file) => file.path === `web/words/${twin[1]}`);
  if (!english) return [`${path}: twin-without-words`];
  return exported(english.text)
    .filter((name) => name.endsWith('Words') && !text.includes(`export const ${name}: typeof `))
    .map((name) => `${path}: untyped-twin (export const ${name}: typeof english)`);
}

function exported(text: string) {
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
}
