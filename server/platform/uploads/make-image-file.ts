import type { Disk } from 'flydrive';
import { type ImageFile, imageFileName } from '../../../shared/catalog/images.ts';
import { notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { newId } from '../db/new-id.ts';
import { boundedQueue } from '../http/bounded-queue.ts';
import { unreadableImage } from './image-files.ts';
import { inPictureProcess } from './in-picture-process.ts';

const filePattern = /^([a-z2-7]{36})-(200|400|800)\.(avif|webp)$/;

/** Several pages full of pictures. */
const enqueue = boundedQueue({ concurrency: 4, maxWaiting: 300 });

/** The files that are being made, so that visitors of the same page wait for the same work. */
const underWay = new Map<string, Promise<void>>();

/** Whether the file can be one of a stored picture. */
export function isImageFile(file: string) {
  return filePattern.test(file);
}

/**
 * Makes a file of a stored picture from its widest one. The pictures of the demo are stored with that one alone, and get
 * the others when a browser first asks for them. Throws ApiError 404 if there is no such picture, 503 if it cannot be
 * read or too many pictures are waiting.
 */
export function makeImageFile(disk: Disk, file: string): Promise<void> {
  const making = underWay.get(file) ?? make(disk, file).finally(() => underWay.delete(file));
  underWay.set(file, making);
  return making;
}

async function make(disk: Disk, file: string) {
  const [, name = '', width, format] = filePattern.exec(file) ?? [];
  const widest = imageFileName(name, { width: 800, format: 'webp' });
  if (file === widest) throw notFound(refusal('not-found'));
  const picture = await disk.getBytes(widest).catch((error: Error) => {
    throw unreadableImage(error);
  });
  const kind = { width: Number(width), format } as ImageFile;
  const bytes = await enqueue(() => inPictureProcess('makeFile', picture, kind));
  // Moved into place when it is complete: a process killed meanwhile leaves a file that the next sweep removes.
  const unfinished = newId();
  await disk.put(unfinished, bytes);
  await disk.move(unfinished, file);
}
