import HeartHandshakeIcon from 'icon:heart-handshake';
import { Link } from 'react-router';
import type { Need } from '../../../shared/catalog/needs.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';

/** The fields of a need that its tile shows. */
export type NeedTile = Pick<Need, 'slug' | 'name' | 'imageUrl' | 'products'>;

export function toNeedTile({ slug, name, imageUrl, products }: Need): NeedTile {
  return { slug, name, imageUrl, products };
}

export function needUrl(slug: string, page = 1) {
  return `/needs/${slug}${page > 1 ? `?page=${page}` : ''}`;
}

type Props = { needs: NeedTile[]; level: 2 | 3 };

/** Needs as tiles. `level` is that of their headings. */
export function NeedTiles({ needs, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      {needs.map(({ slug, name, imageUrl, products }) => (
        <li key={slug} className="min-w-0">
          <Link
            to={needUrl(slug)}
            prefetch="intent"
            className="group flex h-full items-center gap-2 rounded-card border border-line bg-surface p-2 transition-[border-color,box-shadow] duration-200 hover:border-brand/50 hover:shadow-panel sm:gap-4 sm:p-3"
          >
            <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-control bg-brand-soft text-brand-strong sm:size-20">
              {imageUrl ? (
                <ProductPicture imageUrl={imageUrl} name="" sizes="5rem" />
              ) : (
                <HeartHandshakeIcon className="size-1/2" />
              )}
            </span>
            <span className="min-w-0">
              <Heading className="wrap-anywhere line-clamp-3 font-semibold text-sm leading-snug sm:line-clamp-2 group-hover:text-brand-strong sm:text-base">
                {name}
              </Heading>
              <span className="mt-0.5 block text-ink-muted text-xs sm:text-sm">
                {catalogWords.needs.products(products)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
