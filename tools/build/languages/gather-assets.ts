import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const buildFolder = join(import.meta.dirname, '../../../build');
const target = join(buildFolder, 'client');
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
const hashed = /^assets\//;

/**
 * Gathers the browser's files of all languages in one folder. A file with a hash in its name is the same in each build,
 * so one that is there already stays, with its compressed copies. Files that no build has any more are removed.
 * @param unfinished languages that are still to be built; until then no file is removed
 */
export async function gatherAssets(unfinished: string[] = []) {
  const sources = globSync('*/client/**/*.*', { cwd: buildFolder, exclude: ['client', ...unfinished] });
  const files = new Map(
    sources.map((path) => [path.replace(/^[^/]+\/client\//, ''), join(buildFolder, path)]),
  );
  if (unfinished.length === 0) await removeOthers(new Set(files.keys()));
  await Promise.all([...files].map(([name, source]) => gather(name, source)));
}

async function removeOthers(wanted: Set<string>) {
  const present = globSync('**/*.*', { cwd: target });
  const others = present.filter((name) => !wanted.has(name.replace(/\.(br|gz)$/, '')));
  await Promise.all(others.map((name) => rm(join(target, name))));
}

async function gather(name: string, source: string) {
  const file = join(target, name);
  if (hashed.test(name) && existsSync(file) && (!compressible.test(name) || existsSync(`${file}.gz`))) return;
  await mkdir(dirname(file), { recursive: true });
  const body = await readFile(source);
  await store(file, body);
  if (compressible.test(name)) await compress(file, body);
}

/** Writes the Brotli and gzip copies that the shop serves. The build does it once, so it can use the highest levels. */
async function compress(file: string, body: Buffer) {
  const brotli = await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await store(`${file}.br`, brotli);
  await store(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
}

/** Writes a file whole or not at all, because the next run keeps the files that exist. */
async function store(file: string, bytes: Buffer) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}
