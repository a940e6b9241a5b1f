import ZoomInIcon from 'icon:zoom-in';
import ZoomOutIcon from 'icon:zoom-out';
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '../../../shared/catalog.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { ProductBadges } from '../product-card/product-card.tsx';
import { ProductPicture } from '../product-card/product-picture.tsx';

const words = catalogWords.product;
const pictureSizes = '(min-width: 80rem) 37rem, (min-width: 48rem) 46vw, 94vw';
const zoomedSizes = '(min-width: 80rem) 74rem, (min-width: 48rem) 92vw, 188vw';

/** The product's picture, which a button enlarges. */
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

/** The picture at twice the width of its frame. A mouse pans it by pointing, fingers and keys by scrolling. */
function ZoomedPicture({ imageUrl, name }: { imageUrl: string; name: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
      tabIndex={0}
      // A picture has no reading direction, and right-to-left scroll offsets would be negative.
      dir="ltr"
      aria-label={words.zoomedImage(name)}
      ref={showMiddle}
      onPointerMove={followMouse}
      className="aspect-square overflow-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <div className="aspect-square w-[200%]">
        <ProductPicture imageUrl={imageUrl} name={name} sizes={zoomedSizes} isFirst />
      </div>
    </section>
  );
}

function showMiddle(frame: HTMLElement | null) {
  if (frame) scrollToShare(frame, { x: 0.5, y: 0.5 });
}

function followMouse({ currentTarget, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  scrollToShare(currentTarget, { x: (clientX - left) / width, y: (clientY - top) / height });
}

/** Scrolls to a position given as shares of the scrollable distance, 0 to 1. */
function scrollToShare(frame: HTMLElement, { x, y }: { x: number; y: number }) {
  frame.scrollTo(x * (frame.scrollWidth - frame.clientWidth), y * (frame.scrollHeight - frame.clientHeight));
}
