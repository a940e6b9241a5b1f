import type { PointerEvent } from 'react';
import { catalogWords } from '../../words/catalog-words.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';

const sizes = '(min-width: 80rem) 74rem, (min-width: 48rem) 92vw, 188vw';

/** Twice as wide as its frame: a mouse moves it by pointing, fingers and keys by scrolling. */
export function ZoomedPicture({ imageUrl, name }: { imageUrl: string; name: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      // Pictures have no reading direction, and scrolling from the right counts below zero.
      dir="ltr"
      aria-label={catalogWords.product.zoomedImage(name)}
      ref={showMiddle}
      onPointerMove={followMouse}
      className="aspect-square overflow-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <div className="aspect-square w-[200%]">
        <ProductPicture imageUrl={imageUrl} name={name} sizes={sizes} isFirst />
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

/** Scrolls to a place given as shares of the way, 0 to 1. */
function scrollToShare(frame: HTMLElement, { x, y }: { x: number; y: number }) {
  frame.scrollTo(x * (frame.scrollWidth - frame.clientWidth), y * (frame.scrollHeight - frame.clientHeight));
}
