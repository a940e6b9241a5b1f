import { unlistedPage } from '../../head/cache-headers.ts';
import { scriptMarkContext } from '../../head/script-mark.ts';
import type { Route } from './+types/offline-page.ts';
import { offlineHtml } from './offline-html.tsx';

/**
 * `/offline`: what the service worker shows in the place of a page for which there is no network. The page itself has a
 * file of its own: the browser gets whatever else a route exports beside its loader.
 */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(offlineHtml(context.get(scriptMarkContext)), {
    headers: { 'content-type': 'text/html; charset=utf-8', ...unlistedPage() },
  });
}
