import PackageIcon from 'icon:package';
import { type ImageFile, imageSources } from '../../../shared/catalog/images.ts';

type Props = {
  imageUrl: string;
  name: string;
  /** Its width, as in `<img sizes>`. */
  sizes: string;
  /** The width of the file for browsers without AVIF. */
  fallbackWidth?: ImageFile['width'];
  /** True for pictures that are visible at once: they are fetched first, all others only when they come near. */
  isFirst?: boolean;
};

/** A product's square picture in the best format and width that the browser can use. */
export function ProductPicture({ imageUrl, name, sizes, fallbackWidth, isFirst = false }: Props) {
  if (!imageUrl) return <NoPicture />;
  const { src, srcSet } = imageSources(imageUrl, fallbackWidth);
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        src={src}
        alt={name}
        width={800}
        height={800}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}

function NoPicture() {
  return (
    <div className="grid size-full place-items-center text-field/50">
      <PackageIcon className="size-1/4" />
    </div>
  );
}
