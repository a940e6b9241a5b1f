import sharp, { type OutputInfo, type Sharp, type SharpInput } from 'sharp';
import { type ImageFile, imageFormats, imageWidths } from '../../../shared/catalog/images.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';

/**
 * Larger pictures are refused before decoding: a few hundred kilobytes can contain hundreds of millions of pixels
 * (threats T24).
 */
const maxPixels = 25_000_000;

const widest = Math.max(...imageWidths);

export type EncodedImage = (ImageFile & { bytes: Buffer })[];

type RawPixels = { data: Buffer; info: OutputInfo };

type Options = {
  /** `quick` takes a fifth of the time of `small`, for files that are a third larger. */
  effort?: 'quick' | 'small';
};

const efforts = {
  quick: {
    avif: (picture: Sharp) =>
      picture.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0', tune: 'ssim' }),
    webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 0 }),
  },
  small: {
    avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 4 }),
    webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 5 }),
  },
};

/**
 * Re-encodes a picture in every width and format, upright and scaled down to fit a square of that width. Nothing
 * of the original bytes remains, neither metadata nor trailing data. The caller decides which formats are accepted.
 * @throws Error if the bytes are not a picture or contain more than 25 million pixels.
 */
export async function encodeImage(
  picture: SharpInput,
  { effort = 'small' }: Options = {},
): Promise<EncodedImage> {
  const decoded = await decodeImage(picture);
  const pixels = isOpaque(decoded) ? await pixelsOf(toPicture(decoded).removeAlpha()) : decoded;
  const sizes = imageWidths.map(async (width) => {
    const resized = await resizedTo(width, pixels);
    return Promise.all(
      imageFormats.map(async (format) => ({
        width,
        format,
        bytes: await efforts[effort][format](toPicture(resized)).toBuffer(),
      })),
    );
  });
  return (await Promise.all(sizes)).flat();
}

/** One stored file of a decoded picture. Somebody waits for it, so it is `quick`. */
export async function encodeOne(pixels: RawPixels, { width, format }: ImageFile) {
  return efforts.quick[format](toPicture(await resizedTo(width, pixels))).toBuffer();
}

async function resizedTo(width: number, pixels: RawPixels) {
  return width === widest ? pixels : pixelsOf(fitInside(toPicture(pixels), width));
}

/** The pixels of a picture, upright and scaled for the widest stored file. Throws like `encodeImage`. */
export function decodeImage(picture: SharpInput): Promise<RawPixels> {
  const upright = sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .toColorspace('srgb');
  return pixelsOf(fitInside(upright, widest));
}

/**
 * Accepted formats, judged by content. SVG is not accepted, because it can contain scripts (threats T24). `heif` is
 * AVIF.
 */
const acceptedFormats = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

/** Throws Error if the bytes are not a picture of an accepted format. */
export async function requireAccepted(bytes: Buffer) {
  const { format, compression } = await sharp(bytes).metadata();
  if (!acceptedFormats.has(format ?? '') || (format === 'heif' && compression !== 'av1')) {
    throw new Error(refusal('picture-format', { format: format ?? 'this' }).message);
  }
}

function fitInside(picture: Sharp, width: number) {
  return picture.resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
}

/** Dropping an alpha channel without transparency saves a third of the time and some bytes. */
function isOpaque({ data, info }: RawPixels) {
  if (info.channels !== 4) return false;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}

function pixelsOf(picture: Sharp): Promise<RawPixels> {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

function toPicture({ data, info: { width, height, channels } }: RawPixels) {
  return sharp(data, { raw: { width, height, channels } });
}
