import ChevronLeftIcon from 'icon:chevron-left';
import ChevronRightIcon from 'icon:chevron-right';
import ZoomInIcon from 'icon:zoom-in';
import ZoomOutIcon from 'icon:zoom-out';
import {
  type PointerEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { ProductBadges } from '../product-card/product-card.tsx';
import { ProductPicture } from '../product-card/product-picture.tsx';
import { WishButton } from '../product-card/wish-button.tsx';

const words = catalogWords.product;
const pictureSizes = '(min-width: 80rem) 37rem, (min-width: 48rem) 46vw, 94vw';
const zoomedSizes = '(min-width: 80rem) 74rem, (min-width: 48rem) 92vw, 188vw';

/** The product's pictures, one at a time. Fingers swipe, thumbnails and arrows choose, and a button enlarges the shown one. */
export function ProductGallery({ product }: { product: ProductDetail }) {
  const { imageUrl, moreImages, name } = product;
  const urls = [imageUrl, ...moreImages];
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const strip = useRef<HTMLElement>(null);
  useEscape(() => setZoomed(false), isZoomed);
  const show = (place: number) => {
    setShown(place);
    scrollToPicture(strip.current, place);
  };
  // The strip is rendered anew after the zoom.
  const showAgain = useEffectEvent(() => scrollToPicture(strip.current, shown));
  useLayoutEffect(() => {
    if (!isZoomed) showAgain();
  }, [isZoomed]);
  return (
    <div className="min-w-0 self-start md:sticky md:top-24">
      <div className="relative overflow-hidden rounded-card border border-line bg-canvas">
        {isZoomed ? (
          <ZoomedPicture imageUrl={urls[shown] ?? ''} name={pictureName(name, shown)} />
        ) : (
          <Strip ref={strip} urls={urls} name={name} onShow={setShown} />
        )}
        <div className="pointer-events-none absolute start-3 end-16 top-3 flex flex-wrap items-center gap-1.5">
          <ProductBadges product={product} isInStockShown />
        </div>
        <WishButton product={product} className="heart absolute end-3 top-3 size-11" />
        {urls.length > 1 && !isZoomed && <Arrows shown={shown} count={urls.length} onShow={show} />}
        {imageUrl && <ZoomToggle isZoomed={isZoomed} onToggle={() => setZoomed(!isZoomed)} />}
      </div>
      {urls.length > 1 && <Thumbnails urls={urls} shown={shown} onShow={show} />}
    </div>
  );
}

/** The first picture has the product's name. */
function pictureName(name: string, place: number) {
  return place === 0 ? name : words.furtherPicture(name, place + 1);
}

/** Scrolls the strip alone; `scrollIntoView` would also scroll the page. */
function scrollToPicture(strip: HTMLElement | null, place: number) {
  const item = strip?.children[place];
  if (strip && item instanceof HTMLElement) strip.scrollLeft = item.offsetLeft;
}

type StripProps = {
  ref: Ref<HTMLElement>;
  urls: string[];
  name: string;
  onShow: (place: number) => void;
};

function Strip({ ref, urls, name, onShow }: StripProps) {
  const isScrolled = urls.length > 1;
  return (
    <section
      ref={ref}
      // A scrolling area must be reachable by keyboard.
      {...(isScrolled && { tabIndex: 0, 'aria-label': words.pictures(name) })}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
        // Negative from right to left.
        onShow(Math.round(Math.abs(scrollLeft) / clientWidth))
      }
      className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2"
    >
      {urls.map((url, place) => (
        <div key={url} className="aspect-square w-full shrink-0 snap-start snap-always">
          <ProductPicture
            imageUrl={url}
            name={pictureName(name, place)}
            sizes={pictureSizes}
            isFirst={place === 0}
          />
        </div>
      ))}
    </section>
  );
}

const roundButton =
  'absolute grid size-11 place-items-center rounded-full border border-line bg-surface/95 text-ink shadow-card hover:text-brand-strong';

type ArrowsProps = { shown: number; count: number; onShow: (place: number) => void };

/** On a phone fingers swipe. */
function Arrows({ shown, count, onShow }: ArrowsProps) {
  const arrows = [
    { label: words.previousPicture, place: shown - 1, Icon: ChevronLeftIcon, side: 'start-3' },
    { label: words.nextPicture, place: shown + 1, Icon: ChevronRightIcon, side: 'end-3' },
  ];
  return arrows.map(({ label, place, Icon, side }) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      // After the last picture comes the first. A disabled button would lose the focus.
      onClick={() => onShow((place + count) % count)}
      className={`${roundButton} ${side} top-1/2 -translate-y-1/2 max-md:hidden noscript:hidden`}
    >
      <Icon className="size-5 rtl:-scale-x-100" />
    </button>
  ));
}

type ThumbnailsProps = { urls: string[]; shown: number; onShow: (place: number) => void };

function Thumbnails({ urls, shown, onShow }: ThumbnailsProps) {
  return (
    <ul className="mt-3 flex gap-2 overflow-x-auto p-0.5 noscript:hidden">
      {urls.map((url, place) => (
        <li key={url} className="shrink-0">
          <button
            type="button"
            aria-label={words.showPicture(place + 1, urls.length)}
            aria-current={place === shown || undefined}
            onClick={() => onShow(place)}
            className="block size-16 overflow-hidden rounded-control border border-line bg-canvas p-1 hover:border-brand-strong aria-current:border-2 aria-current:border-brand-strong"
          >
            <ProductPicture imageUrl={url} name="" sizes="64px" />
          </button>
        </li>
      ))}
    </ul>
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
      className={`${roundButton} end-3 bottom-3`}
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
