import sharp from 'sharp';
import { type ImageFile, sharePictureSize } from '../../../shared/catalog/images.ts';
import { decodeImage, encodeImage, encodeOne, requireAccepted } from './encode-image.ts';

/** What the picture process does with the bytes of a picture (`in-picture-process.ts`). Errors keep only their message. */
export const pictureTasks = {
  requireAccepted,
  encodeImage,
  /** Throws like `encodeImage`, without encoding anything. */
  async requirePicture(picture: Uint8Array) {
    await decodeImage(picture);
  },
  /** One of the files that `encodeImage` returns. */
  async makeFile(picture: Uint8Array, kind: ImageFile) {
    return encodeOne(await decodeImage(picture), kind);
  },
  shareJpeg(picture: Uint8Array) {
    const white = '#ffffff';
    return sharp(picture)
      .resize({ ...sharePictureSize, fit: 'contain', background: white })
      .flatten({ background: white })
      .jpeg({ quality: 82 })
      .toBuffer();
  },
  /** Always 80 pixels high, because old mail programs know only the height that they are told. */
  async mailLogo(picture: Uint8Array) {
    const [width, height] = [400, 80];
    const { data, info } = await sharp(picture)
      .resize({ width, height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const above = Math.floor((height - info.height) / 2);
    return sharp(data)
      .extend({ top: above, bottom: height - info.height - above, background: '#ffffff00' })
      .png()
      .toBuffer();
  },
};

export type PictureTasks = typeof pictureTasks;
