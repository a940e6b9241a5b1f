/** Widths in pixels in which every stored picture is kept. */
export const imageWidths = [200, 400, 800] as const;

/** The largest picture that may be sent (requirements: Images). */
export const maxImageBytes = 2 * 1024 * 1024;

/** In the order in which a browser should try them. */
export const imageFormats = ['avif', 'webp'] as const;

export type ImageFile = { width: (typeof imageWidths)[number]; format: (typeof imageFormats)[number] };

const ownUrl = /^\/uploads\/([a-z2-7]{36})-800\.webp$/;

/** The files of one stored picture: each width in each format. */
export const imageFileKinds: ImageFile[] = imageWidths.flatMap((width) =>
  imageFormats.map((format) => ({ width, format })),
);

/** `{name}-{width}.{format}`, below the uploads folder. */
export function imageFileName(name: string, { width, format }: ImageFile) {
  return `${name}-${width}.${format}`;
}

/** What `imageUrl` says of the stored picture of this name: its widest WebP, which every browser of today shows. */
export function imageUrlOf(name: string) {
  return `/uploads/${imageFileName(name, { width: 800, format: 'webp' })}`;
}

/**
 * For `<picture>`: what `<img src>` shows and the `<source>`s to offer before it. A foreign URL, or one of our own in
 * another form, has no sources and is shown as it is.
 */
export function imageSources(imageUrl: string) {
  const name = ownUrl.exec(imageUrl)?.[1];
  if (!name) return { src: imageUrl, sources: [] };
  const sources = imageFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: imageWidths
      .map((width) => `/uploads/${imageFileName(name, { width, format })} ${width}w`)
      .join(', '),
  }));
  return { src: imageUrl, sources };
}

/** Every messenger reads JPEG, and not all read WebP, so that a shared page shows its picture in this form. */
export const sharePictureSize = { width: 800, height: 800 };

/** Where the JPEG of a stored picture is; undefined for a foreign one. */
export function sharePictureUrl(imageUrl: string) {
  const name = ownUrl.exec(imageUrl)?.[1];
  return name && `/share/${name}.jpg`;
}
