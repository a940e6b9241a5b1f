import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { wishWords as words } from '../../words/wish-words.ts';
import type { Route } from './+types/wishlist-page.ts';
import { WishList } from './wish-list.tsx';

export const headers = unlistedPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** The wish list, drawn in the browser from its local entry. The page is as high as the window, so that nothing jumps. */
export default function WishlistPage() {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">{useHydrated() ? <WishList /> : <Waiting />}</div>
  );
}

function Waiting() {
  return (
    <>
      <h1 className="page-title">{words.title}</h1>
      <p className="sr-only">{words.loading}</p>
      <Skeleton className="mt-8 h-88" />
    </>
  );
}
