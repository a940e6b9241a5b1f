import type { IncomingMessage } from 'node:http';
import { isStaff } from '../../shared/access/accounts.ts';
import type { ProductList, ProductListQuery } from '../../shared/catalog/catalog.ts';
import { rootLanguage } from '../../shared/values/languages.ts';
import { sessionCookie } from '../accounts/sessions/session-token.ts';
import type { Caller } from '../platform/http/handle-endpoint.ts';
import { isPerson } from '../platform/http/is-person.ts';
import type { Resources } from '../platform/http/resources.ts';
import { networkOf } from '../platform/http/to-caller.ts';
import { noteSearch } from './search-log.ts';

type Shop = Pick<Resources, 'db' | 'env' | 'log' | 'now'> & Pick<Caller, 'user' | 'whenSent'>;

type Listing = { query: ProductListQuery; list: ProductList };

/**
 * Counts the search of a list each time that the list is sent to a shopper (requirements: Searches). Pages after the first,
 * and filtered or sorted lists, belong to a search that was counted before.
 */
export function countSearch({ db, env, log, now, user, whenSent }: Shop, { query, list }: Listing) {
  const { keyword = '', lang: language = rootLanguage() } = query;
  if (!isFirstPage(query) || (user && isStaff(user.role))) return;
  const isSignedIn = user !== null;
  const found = list.productCount ?? list.count;
  const isProxied = env.trustProxy.length > 0;
  whenSent.push((request) => {
    if (!isShoppers(request) || (!isSignedIn && hasSession(request))) return;
    noteSearch(
      db,
      { network: networkOfSender(request, isProxied), keyword, language, now: now(), log },
      found,
    );
  });
}

function isFirstPage({ keyword, pageNumber = 1, sort, group, limit, lang: _, ...filters }: ProductListQuery) {
  const isWhole = Object.values(filters).every((value) => value === undefined || value === false);
  const isListing = group === 'family' && limit === undefined && (sort ?? 'best-match') === 'best-match';
  return keyword !== undefined && pageNumber === 1 && isListing && isWhole;
}

/** Whether a request may be a shopper's: not a crawler's, and not one that a browser sends in advance. */
function isShoppers({ method, headers }: IncomingMessage) {
  return method === 'GET' && isPerson(headers['user-agent']) && headers['sec-purpose'] === undefined;
}

/** A public page is the same for everyone, so nobody knows whether an administrator or a customer asked for it. */
function hasSession({ headers }: IncomingMessage) {
  return headers.cookie?.includes(`${sessionCookie}=`) ?? false;
}

/** The network of a visitor, or of the proxy before ours if there are several: cached replies are sent before Fastify. */
function networkOfSender({ headers, socket }: IncomingMessage, isProxied: boolean) {
  const forwarded = isProxied ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return networkOf(forwarded.at(-1)?.trim() || (socket.remoteAddress ?? ''));
}
