import { maxImageBytes } from '../../../shared/catalog/images.ts';

/** The largest file that is made smaller here. Phones make pictures of 5 to 12 MB. */
export const maxChosenBytes = 20 * 1024 * 1024;

/** The longest sides to try, in pixels. The shop shows pictures 800 pixels wide. */
const sides = [2000, 1400, 800];

/**
 * The picture, made smaller if the shop would refuse it as too large; undefined if that is not possible. It stays upright
 * whatever its EXIF data say, and transparent parts stay transparent.
 */
export async function shrinkPicture(picture: File): Promise<Blob | undefined> {
  if (picture.size <= maxImageBytes) return picture;
  if (picture.size > maxChosenBytes) return undefined;
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  // JPEG has no transparency. A browser that cannot write WebP writes PNG instead.
  const type = picture.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  try {
    for (const side of sides) {
      const smaller = await redraw(bitmap, { side, type });
      if (smaller && smaller.size <= maxImageBytes) return smaller;
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

function redraw(bitmap: ImageBitmap, { side, type }: { side: number; type: string }) {
  const factor = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * factor));
  canvas.height = Math.max(1, Math.round(bitmap.height * factor));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
}
