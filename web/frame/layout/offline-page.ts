import { callContext } from '../../call.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { scriptMarkContext } from '../../head/script-mark.ts';
import type { Route } from './+types/offline-page.ts';
import { offlineHtml } from './offline-html.tsx';

/**
 * `/offline`: the page that the service worker shows when there is no network. Its markup is in another file, because
 * the browser would download everything that a route module exports besides its loader.
 */
export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await offlineHtml(context.get(callContext), context.get(scriptMarkContext)), {
    headers: { 'content-type': 'text/html; charset=utf-8', ...unlistedPage() },
  });
}
