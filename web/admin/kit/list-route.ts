import * as z from 'zod/mini';
import type { Call } from '../../../shared/api.ts';
import { pageMeta } from '../../head/page-meta.ts';
import type { PageMatches } from '../../head/shop-name.ts';
import { privateLoader } from '../../load.ts';
import { type AdminList, adminList, foundOrProblem, type ListState, type Texts } from '../list/admin-list.ts';
import { listStates } from './page-states.tsx';

type Words = { title: string; description?: string; loading: string; failed: string };

type Options<Filters extends Texts, Sorting extends Texts, Found, Also> = {
  list: AdminList<Filters, Sorting>;
  words: Words;
  /** The heading of the page, if it differs from its title. */
  heading?: string;
  read: (call: Call, state: ListState<Filters, Sorting>) => Promise<Found>;
  /** Reads what the page shows even if the rows cannot be read, such as the choices of its filters. */
  also?: (call: Call, state: ListState<Filters, Sorting>) => Promise<Also>;
};

/** The exports of the route of a list: its title, its rows, and what it shows meanwhile. */
export function listRoute<Filters extends Texts, Sorting extends Texts, Found, Also = unknown>({
  list,
  words,
  heading = words.title,
  read,
  also,
}: Options<Filters, Sorting, Found, Also>) {
  return {
    meta: ({ matches }: PageMatches) => pageMeta(matches, words),
    clientLoader: privateLoader(async (call, { url }) => {
      const state = list.read(url.searchParams);
      const [more, results] = await Promise.all([also?.(call, state), foundOrProblem(read(call, state))]);
      return { ...(more as Also), ...results, state };
    }, words.failed),
    handle: listStates({ title: heading, loading: words.loading }),
  };
}

/** A list without filters, sort and pages. */
export function wholeList(path: string) {
  return adminList({ path, filters: z.object({}), sorting: z.object({}) });
}
