import sharp from 'sharp';
import {
  type IconKind,
  type ImageFile,
  mailPictureSize,
  sharePictureSize,
} from '../../../shared/catalog/images.ts';
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
  shareJpeg: (picture: Uint8Array) => onWhite(picture, sharePictureSize.width),
  mailPicture: (picture: Uint8Array) => onWhite(picture, mailPictureSize),
  /** Square. Systems cut their own shape out of the last two, so these have a white ground, and one fills only its middle. */
  icon(picture: Uint8Array, kind: IconKind) {
    const width = Number(/\d+$/.exec(kind)?.[0]);
    const background = /^\d/.test(kind) ? '#ffffff00' : '#ffffff';
    const border = kind.startsWith('maskable') ? Math.round(width * 0.14) : 0;
    const inner = width - 2 * border;
    const icon = sharp(picture)
      .resize({ width: inner, height: inner, fit: 'contain', background })
      .extend({ top: border, bottom: border, left: border, right: border, background });
    return (background === '#ffffff' ? icon.flatten({ background }) : icon).png().toBuffer();
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

/** A square JPEG. */
function onWhite(picture: Uint8Array, width: number) {
  const background = '#ffffff';
  return sharp(picture)
    .resize({ width, height: width, fit: 'contain', background })
    .flatten({ background })
    .jpeg({ quality: 82 })
    .toBuffer();
}
