import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAlive } from './is-alive.ts';

/** The path at which to build a folder that must appear complete: next to its final place, for a rename at the end. */
export function unfinishedFolder(place: string) {
  return `${place}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** Removes the unfinished folders next to a place whose processes were killed. */
export async function removeAbandoned(place: string) {
  for (const name of await readdir(dirname(place))) {
    const [, pid] = /\.new-(\d+)-[0-9a-f]{8}$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) await rm(join(dirname(place), name), { recursive: true, force: true });
  }
}
