import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/**
 * Makes something unless it was already made from the same sources. The stamp is removed first and written last, so an
 * interrupted result is made again.
 * @param {{ stamp: string, sources: string[], make: () => Promise<void> }} options paths in the checkout
 */
export async function makeIfChanged({ stamp, sources, make }) {
  if (isMade({ stamp, sources })) return;
  const file = join(root, stamp);
  const made = fingerprint(sources);
  rmSync(file, { force: true });
  await make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, made);
}

/**
 * Whether something was already made from the same sources.
 * @param {{ stamp: string, sources: string[] }} options paths in the checkout
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
