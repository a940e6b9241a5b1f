import * as z from 'zod/mini';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { readPage } from '../../ui/pagination/read-page.ts';

/** The filters or the sort of a list, by the names of its query. */
export type Texts = Record<string, string>;

type Definition<Filters extends Texts, Sorting extends Texts> = {
  /** The path of the list's page. */
  path: string;
  /** Reads the filters from the query; '' filters nothing. */
  filters: z.ZodMiniType<Filters>;
  sorting: z.ZodMiniType<Sorting>;
};

export type AdminList<Filters extends Texts, Sorting extends Texts> = ReturnType<
  typeof adminList<Filters, Sorting>
>;

export type ListState<Filters extends Texts, Sorting extends Texts> = Filters & Sorting & { page: number };

/**
 * A list of the back office. Its filters, sort and page form its state, and the URL holds all of it (requirements: Back
 * office lists). Invalid values in the URL count as absent, and default values are not written to it.
 */
export function adminList<Filters extends Texts, Sorting extends Texts>({
  path,
  filters,
  sorting,
}: Definition<Filters, Sorting>) {
  type State = ListState<Filters, Sorting>;

  function read(query: URLSearchParams): State {
    const values = Object.fromEntries(query);
    return { ...filters.parse(values), ...sorting.parse(values), page: readPage(query) };
  }

  const defaults: Record<string, unknown> = read(new URLSearchParams());

  function url(state: State, to = path) {
    const values = Object.entries(state).filter(([name, value]) => value !== defaults[name]);
    const query = new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString();
    return query ? `${to}?${query}` : to;
  }

  /** The state after a choice, on the first page. Values are read as from the URL. */
  function change(state: State, values: Partial<Filters & Sorting> | Texts): State {
    return read(new URLSearchParams({ ...state, page: '1', ...values }));
  }

  const filtersOf = (state: State) => filters.parse(state);
  const noFilters = filters.parse({});

  return {
    path,
    read,
    url,
    change,
    filtersOf,
    isFiltered: (state: State) => Object.values(filtersOf(state)).some((value) => value !== ''),
    clear: (state: State) => change(state, noFilters),
    /** Downloads all filtered rows, not only the shown page. */
    exportUrl: (state: State, endpoint: string) => url({ ...state, page: 1 }, endpoint),
  };
}

/** Words to search for. */
export const keywordFilter = z.catch(z.string().check(z.trim()), '');

/** A day, YYYY-MM-DD. */
export const dayFilter = z.catch(z.union([z.iso.date(), z.literal('')]), '');

/** The direction of a sort by column. */
export const sortOrder = z.catch(z.enum(['asc', 'desc']), 'desc');

/**
 * The rows of a list, or the reason why they cannot be read. The filters stay, because one of them may be the cause.
 */
export async function foundOrProblem<Found>(results: Promise<Found>) {
  try {
    return { found: await results, problem: null };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { found: null, problem: error.message };
  }
}
