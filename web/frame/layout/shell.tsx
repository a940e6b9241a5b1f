import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { pageAccess } from '../../../shared/access/page-access.ts';
import { localUrl } from '../../session/local-url.ts';
import { type Closed, ClosedText, closedStyles } from '../../ui/seller/shop-closed.tsx';
import { layoutWords } from '../../words/layout-words.ts';
import { Footer, SmallFooter } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { type LateParts, LatePartsContext } from '../header/late-parts.ts';
import { Announcement } from './announcement.tsx';
import { usePrivatePage } from './guard-page.ts';
import type { FrameData } from './load-frame.ts';
import { useCatalogPrefetch } from './use-catalog-prefetch.ts';

const mainId = 'main';
/** Late enough that no page waits for the service worker: by then a phone has loaded its pictures. */
const registerAfterMs = 5_000;

type Props = {
  /** Absent if it could not be read. */
  frame: FrameData | undefined;
  /** Whether an error stands in place of the page. */
  isBroken?: boolean;
  children: ReactNode;
};

/** The frame of every page: notices, header, footer and toasts. */
export function Shell({ frame, isBroken = false, children }: Props) {
  const { categories = [], languages, announcement, closed, footer } = frame ?? {};
  const isBackOffice = pageAccess(useLocation().pathname) === 'office';
  const ownsFrame = useOwnFrame(isBroken);
  useFocusOnNavigation(mainId);
  useCatalogPrefetch();
  useEarlyActions();
  useFactsRemoval();
  useOfflinePage();
  usePrivatePage();
  const parts = useMenuParts();
  return (
    <>
      {closed && !isBackOffice && <ClosedNotice {...closed} />}
      {announcement && !ownsFrame && !isBackOffice && <Announcement {...announcement} />}
      <div className="flex min-h-dvh flex-col">
        <PageProgress />
        <LatePartsContext value={parts}>
          {ownsFrame ? (
            children
          ) : (
            <>
              <Header {...{ categories, languages }} />
              <main id={mainId} data-main="" tabIndex={-1} className="flex-1">
                {children}
              </main>
            </>
          )}
        </LatePartsContext>
        {isBackOffice || ownsFrame ? <SmallFooter /> : <Footer {...footer} languages={languages} />}
        <ToastRegion>{parts && <parts.Toaster />}</ToastRegion>
        {parts && <parts.SearchFields />}
        {/* In the back office it would cover the bar that saves a form. */}
        {!isBackOffice && languages && parts && <parts.LanguageOffer languages={languages} />}
      </div>
    </>
  );
}

/** On every page for buyers, and nobody can close it. */
function ClosedNotice(closed: Closed) {
  return (
    <aside aria-label={closed.sentence} className={`border-b print:hidden ${closedStyles}`}>
      <ClosedText {...closed} />
    </aside>
  );
}

/** Whether the page brings its own header and `main`, as the back office and pages for advertisements do. */
function useOwnFrame(isBroken: boolean) {
  const matches = useMatches();
  return !isBroken && matches.some(({ handle }) => (handle as { ownsFrame?: true } | undefined)?.ownsFrame);
}

/** The first link of the body. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed start-4 top-4 z-50 -translate-y-24 rounded-control bg-brand-strong px-4 py-3 font-semibold text-white focus:translate-y-0"
    >
      {layoutWords.skipToContent}
    </a>
  );
}

/** Loads the code of the menus once the page is ready. If it cannot be loaded, the next press of a menu tries again. */
function useMenuParts() {
  const [parts, setParts] = useState<LateParts>();
  useEffect(() => {
    if (parts) return;
    const load = () =>
      import('../menus/menu-parts.ts').then(
        ({ menuParts }) => setParts(menuParts),
        () => undefined,
      );
    void load();
    document.addEventListener('click', load);
    return () => document.removeEventListener('click', load);
  }, [parts]);
  return parts;
}

/**
 * A live region that is always there, because screen readers announce only changes of a region that they know. It is below
 * the header on a phone, because at the lower edge toasts would cover the sums and buttons of the cart. An open menu of
 * the header covers it.
 */
function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="toast-region">
      {children}
    </div>
  );
}

/** A line at the top that grows while the next page loads. */
function PageProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="page-progress fixed inset-x-0 top-0 z-50 h-0.75 bg-brand" />;
}

/**
 * Moves focus to the start of a new page, as after a full page load, so that screen readers begin there. A link whose
 * state `keepsFocus` keeps it, and a page that begins in a field stays there, so that nothing typed is lost.
 */
function useFocusOnNavigation(elementId: string) {
  const { pathname, state } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const main = document.getElementById(elementId);
    const isInField = main?.querySelector('input:focus, select:focus, textarea:focus');
    if (!state?.keepsFocus && !isInField) main?.focus({ preventScroll: true });
  }, [pathname, state, elementId]);
}

/** Tells `keepEarlyActions` (web/frame/layout/early-script.ts) that React is ready, so that it replays early actions. */
function useEarlyActions() {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
}

/** Removes the facts that the server wrote into the head: they describe the first page only. */
function useFactsRemoval() {
  const { key } = useLocation();
  const firstKey = useRef(key);
  useEffect(() => {
    if (key === firstKey.current) return;
    for (const tag of document.querySelectorAll('[data-facts]')) tag.remove();
  }, [key]);
}

/** Registers the service worker that shows the offline page (offline-worker.ts). */
function useOfflinePage() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(
      () => navigator.serviceWorker?.register(localUrl('/service-worker.js'), { scope: localUrl('/') }),
      registerAfterMs,
    );
    return () => clearTimeout(timer);
  }, []);
}
