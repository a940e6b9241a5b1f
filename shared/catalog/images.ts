/** The widths, in pixels, in which every picture is stored. */
export const imageWidths = [200, 400, 800] as const;

/** The maximum size of an upload (requirements: Images). */
export const maxImageBytes = 2 * 1024 * 1024;

export const imageFormats = ['avif', 'webp'] as const;

export type ImageFile = { width: (typeof imageWidths)[number]; format: (typeof imageFormats)[number] };

const ownUrl = /^\/uploads\/([a-z2-7]{36})-800\.webp$/;

/** The files of one stored picture: each width in each format. */
export const imageFileKinds: ImageFile[] = imageWidths.flatMap((width) =>
  imageFormats.map((format) => ({ width, format })),
);

/** `{name}-{width}.{format}`, relative to the uploads folder. */
export function imageFileName(name: string, { width, format }: ImageFile) {
  return `${name}-${width}.${format}`;
}

/** The `imageUrl` of a stored picture: its widest WebP, which every current browser shows. */
export function imageUrlOf(name: string) {
  return `/uploads/${imageFileName(name, { width: 800, format: 'webp' })}`;
}

/** A logo as headers and invoices show it, which are narrower than 200 pixels. */
export function logoSource(imageUrl: string) {
  return imageUrl.replace(/-800\.webp$/, '-400.webp');
}

type ImageWidth = ImageFile['width'];

/**
 * For `<picture>`: its AVIF files as `srcSet`, and as `src` of the `<img>` the WebP file of `fallbackWidth` for the few
 * browsers without AVIF. A URL that is not of a stored picture has no `srcSet` and stays as it is.
 */
export function imageSources(imageUrl: string, fallbackWidth: ImageWidth = 800) {
  const name = ownUrl.exec(imageUrl)?.[1];
  if (!name) return { src: imageUrl };
  const urlOf = (file: ImageFile) => `/uploads/${imageFileName(name, file)}`;
  return {
    src: urlOf({ width: fallbackWidth, format: 'webp' }),
    srcSet: imageWidths.map((width) => `${urlOf({ width, format: 'avif' })} ${width}w`).join(),
  };
}

/** The size of the JPEG that link previews show. Every messenger reads JPEG; not all read WebP. */
export const sharePictureSize = { width: 800, height: 800 };

/** The address of a stored logo for mails, 80 pixels high: not all mail programs read WebP. Others stay as they are. */
export function mailLogoUrl(imageUrl: string, origin: string) {
  const name = ownUrl.exec(imageUrl)?.[1];
  return name ? `${origin}/share/${name}.png` : imageUrl;
}

/** The address of a stored picture's JPEG; undefined for a picture on another site. */
export function sharePictureUrl(imageUrl: string) {
  const name = ownUrl.exec(imageUrl)?.[1];
  return name && `/share/${name}.jpg`;
}

/** The side of a product's picture in mails, which show it at half this size. */
export const mailPictureSize = 128;

/** The address of a stored picture in mails, as a small JPEG; undefined for one on another site, which would see readers. */
export function mailPictureUrl(imageUrl: string, origin: string) {
  const name = ownUrl.exec(imageUrl)?.[1];
  return name && `${origin}/share/${name}-small.jpg`;
}

/** The icons of the shop: for tabs and manifests, and on a ground of their own where a system cuts the shape. */
export const iconKinds = ['192', '512', 'maskable-512', 'apple-180'] as const;

export type IconKind = (typeof iconKinds)[number];

/** The address of an icon made of a stored picture. A picture on another site stays as it is. */
export function iconSource(imageUrl: string, kind: IconKind) {
  const name = ownUrl.exec(imageUrl)?.[1];
  return name ? `/share/${name}-icon-${kind}.png` : imageUrl;
}
