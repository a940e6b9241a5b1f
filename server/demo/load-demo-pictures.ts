import type { Disk } from 'flydrive';
import type { DemoPicture } from '../../db/demo/catalogue.ts';
import { encodeImage } from '../platform/uploads/encode-image.ts';
import { removeImage, writeImage } from '../platform/uploads/image-files.ts';

type Options = {
  pictures: DemoPicture[];
  disk: Disk;
  log: { info: (facts: object, message: string) => void };
};

/** Enough to keep every core busy, although each picture is decoded and encoded in sequence. */
const picturesAtOnce = 4;
const progressEvery = 50;

/** Encodes and stores an SVG; returns its stored name. */
export async function storeDrawing(disk: Disk, svg: string) {
  return writeImage(disk, await encodeImage(Buffer.from(svg), { effort: 'quick' }));
}

/** Draws, encodes and stores all pictures; returns their stored names by key. If one fails, none is left. */
export async function storeDemoPictures({ pictures, disk, log }: Options) {
  const names = new Map<string, string>();
  const waiting = [...pictures];
  const storeWaiting = async () => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
      names.set(picture.key, await storeDrawing(disk, picture.draw()));
      if (names.size % progressEvery === 0) {
        log.info({ drawn: names.size, of: pictures.length }, 'Drawing the pictures of the demo catalogue');
      }
    }
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: picturesAtOnce }, () =>
      storeWaiting().catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return names;
  await Promise.all([...names.values()].map((name) => removeImage(disk, name)));
  throw failed.reason;
}
