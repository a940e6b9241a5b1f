import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pageAccess } from '../../../shared/page-access.ts';
import { unpackCategories } from '../../shop/categories/packed-categories.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { layoutWords } from '../../words/layout-words.ts';
import { Footer } from '../footer/footer.tsx';
import { SmallFooter } from '../footer/small-footer.tsx';
import { Header } from '../header/header.tsx';
import { PageProgress } from './page-progress.tsx';
import { useCatalogPrefetch } from './use-catalog-prefetch.ts';
import { useEarlyActions } from './use-early-actions.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useForgetFacts } from './use-forget-facts.ts';
import { useOfflinePage } from './use-offline-page.ts';
import { usePrivatePage } from './use-private-page.ts';

const mainId = 'main';

/** What stands around every page. */
export function Shell({ packedCategories, children }: { packedCategories: string; children: ReactNode }) {
  const categories = unpackCategories(packedCategories);
  const isBackOffice = pageAccess(useLocation().pathname) === 'admin';
  useFocusOnNavigation(mainId);
  useCatalogPrefetch();
  useEarlyActions();
  useForgetFacts();
  useOfflinePage();
  usePrivatePage();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="fixed start-4 top-4 z-50 -translate-y-24 rounded-control bg-brand-strong px-4 py-3 font-semibold text-white focus:translate-y-0"
      >
        {layoutWords.skipToContent}
      </a>
      <PageProgress />
      <Header categories={categories} />
      <main id={mainId} data-main="" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {isBackOffice ? <SmallFooter /> : <Footer categories={categories} />}
      <Toaster />
    </div>
  );
}
