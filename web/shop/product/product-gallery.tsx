import ZoomInIcon from 'icon:zoom-in';
import ZoomOutIcon from 'icon:zoom-out';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '../../../shared/catalog.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { ProductBadges } from '../product-card/product-badges.tsx';
import { ProductPicture } from '../product-card/product-picture.tsx';
import { ZoomedPicture } from './zoomed-picture.tsx';

const words = catalogWords.product;
const pictureSizes = '(min-width: 80rem) 37rem, (min-width: 48rem) 46vw, 94vw';

/** The picture, and its enlargement. */
export function ProductGallery({ product }: { product: Product }) {
  const { imageUrl, name } = product;
  const [isZoomed, setZoomed] = useState(false);
  useEscape(() => setZoomed(false), isZoomed);
  return (
    <div className="relative self-start overflow-hidden rounded-card border border-line bg-canvas md:sticky md:top-24">
      {isZoomed ? (
        <ZoomedPicture imageUrl={imageUrl} name={name} />
      ) : (
        <div className="aspect-square">
          <ProductPicture imageUrl={imageUrl} name={name} sizes={pictureSizes} isFirst />
        </div>
      )}
      <div className="pointer-events-none absolute start-3 top-3">
        <ProductBadges product={product} />
      </div>
      {imageUrl && <ZoomToggle isZoomed={isZoomed} onToggle={() => setZoomed(!isZoomed)} />}
    </div>
  );
}

function ZoomToggle({ isZoomed, onToggle }: { isZoomed: boolean; onToggle: () => void }) {
  const Icon = isZoomed ? ZoomOutIcon : ZoomInIcon;
  return (
    <button
      type="button"
      aria-pressed={isZoomed}
      aria-label={isZoomed ? words.zoomOut : words.zoomIn}
      onClick={onToggle}
      className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-full border border-line bg-surface/95 text-ink shadow-card hover:text-brand-strong"
    >
      <Icon className="size-5" />
    </button>
  );
}

function useEscape(onEscape: () => void, isActive: boolean) {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}
