import PackageIcon from 'icon:package';
import { imageSources } from '../../../shared/images.ts';

type Props = {
  imageUrl: string;
  name: string;
  /** Its width, as in `<img sizes>`. */
  sizes: string;
  /** True for pictures that are visible at once: they are fetched first, all others only when they come near. */
  isFirst?: boolean;
};

/** A product's square picture in the best format and width that the browser can use. */
export function ProductPicture({ imageUrl, name, sizes, isFirst = false }: Props) {
  if (!imageUrl) return <NoPicture />;
  const { src, sources } = imageSources(imageUrl);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={name}
        width={800}
        height={800}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className="size-full object-contain"
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
