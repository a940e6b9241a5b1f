import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Disk } from 'flydrive';
import { imageUrlOf } from '../../shared/catalog/images.ts';
import { removeImage, writeImage } from '../platform/uploads/image-files.ts';

export type DemoPictures = {
  /** Their stored names. */
  names: string[];
  /** The address of the picture that a record names. Throws Error if there is no such picture. */
  addressOf: (image: string) => string;
};

/**
 * Stores the widest file of each picture as it is; the other sizes are made when they are first asked for. If one fails,
 * none is left.
 */
export async function storeDemoPictures(disk: Disk, folder: string): Promise<DemoPictures> {
  const names = new Map<string, string>();
  try {
    for (const file of await readdir(folder)) {
      const bytes = await readFile(join(folder, file));
      names.set(file, await writeImage(disk, [{ width: 800, format: 'webp', bytes }]));
    }
  } catch (error) {
    await removeDemoPictures(disk, [...names.values()]);
    throw error;
  }
  return { names: [...names.values()], addressOf: (image) => addressIn(names, image) };
}

export async function removeDemoPictures(disk: Disk, names: string[]) {
  await Promise.all(names.map((name) => removeImage(disk, name)));
}

function addressIn(names: Map<string, string>, image: string) {
  const name = names.get(basename(image));
  if (name === undefined) throw new Error(`The demo has no picture ${image}`);
  return imageUrlOf(name);
}
