import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ stamp: string, sources: string[] }} Artifact paths in the checkout */

/**
 * Makes something unless it was already made from the same sources.
 * @param {Artifact & { make: () => Promise<void> }} options
 */
export async function makeIfChanged({ stamp, sources, make }) {
  if (!isMade({ stamp, sources })) await makeTogether([{ stamp, sources }], make);
}

/**
 * Makes these artifacts. Their stamps are removed first and written last, so interrupted ones are made again.
 * @param {Artifact[]} artifacts
 * @param {() => Promise<void>} make
 */
export async function makeTogether(artifacts, make) {
  const stamps = artifacts.map(({ stamp, sources }) => ({
    file: join(root, stamp),
    made: fingerprint(sources),
  }));
  for (const { file } of stamps) rmSync(file, { force: true });
  await make();
  for (const { file, made } of stamps) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, made);
  }
}

/**
 * Whether something was already made from the same sources.
 * @param {Artifact} artifact
 */
export function isMade({ stamp, sources }) {
  return read(join(root, stamp)) === fingerprint(sources);
}

function fingerprint(sources) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const path of sources.flatMap(filesOf))
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesOf(join(path, name)));
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
