import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { timeZone } from '../../shared/values/dates.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { boundedCache } from '../platform/memory/bounded-cache.ts';
import { isStorableTerm } from './storable-term.ts';

const flushAfterMs = 5_000;
/** The most terms that wait to be written; further ones are not counted. */
const mostWaiting = 1_000;
/** The most terms of a day that found something, and as many that found nothing, so that nonsense displaces no product. */
export const mostTermsOfDay = 3_000;
/** A visitor who reloads a list or goes back to it searches once. */
const sameVisitMs = 2 * 60_000;
/** Many people can share one address of a mobile network. */
const mostOfNetwork = 60;
const networkMs = 60_000;
const bounds = { maxEntries: 20_000, maxBytes: 16 * 1024 * 1024 };

type Noted = { keyword: string; language: Language; searches: number; found: number; clicks: string[] };

/** What one process has counted for one database and not written yet. */
type SearchLog = {
  waiting: Map<string, Noted>;
  timer: NodeJS.Timeout | undefined;
  /** Neither leaves this process's memory. */
  visits: ReturnType<typeof boundedCache<object>>;
  networks: ReturnType<typeof boundedCache<{ events: number }>>;
};

const logs = new WeakMap<Db, SearchLog>();

function logOf(db: Db) {
  const known = logs.get(db);
  if (known) return known;
  const created: SearchLog = {
    waiting: new Map(),
    timer: undefined,
    visits: boundedCache<object>({ ...bounds, ttl: sameVisitMs }),
    networks: boundedCache<{ events: number }>({ ...bounds, ttl: networkMs }),
  };
  logs.set(db, created);
  return created;
}

type Visit = {
  /** The visitor's network. It is only used for the limit and never stored. */
  network: string;
  keyword: string;
  language: Language;
  now: Date;
  log: FastifyBaseLogger;
};

/** Counts a search that found so many products (requirements: Searches). */
export function noteSearch(db: Db, visit: Visit, found: number) {
  note(db, visit, (noted) => {
    noted.searches += 1;
    noted.found = found;
  });
}

/** Counts a product that was opened from the results of a search. A product that does not exist is left out later. */
export function noteClick(db: Db, visit: Visit, product: string) {
  note(db, { ...visit, product }, (noted) => noted.clicks.push(product));
}

function note(db: Db, visit: Visit & { product?: string }, count: (noted: Noted) => void) {
  const { network, keyword, language, product } = visit;
  if (!isStorableTerm(keyword)) return;
  const searchLog = logOf(db);
  const { waiting, visits } = searchLog;
  const key = JSON.stringify([language, keyword]);
  const visitKey = JSON.stringify([network, key, product]);
  if (visits.has(visitKey) || isTooMuch(searchLog, network)) return;
  const noted = waiting.get(key) ?? { keyword, language, searches: 0, found: 0, clicks: [] };
  if (noted.clicks.length >= mostWaiting || (!waiting.has(key) && waiting.size >= mostWaiting)) return;
  visits.set(visitKey, {});
  waiting.set(key, noted);
  count(noted);
  searchLog.timer ??= setTimeout(() => void flushSearches(db, visit), flushAfterMs).unref();
}

function isTooMuch({ networks }: SearchLog, network: string) {
  const { events } = networks.get(network) ?? { events: 0 };
  networks.set(network, { events: events + 1 });
  return events >= mostOfNetwork;
}

/**
 * Writes what was counted, in one statement. A batch that cannot be written is lost: retrying would cost more than the
 * counts are worth.
 */
export async function flushSearches(db: Db, { now, log }: Pick<Visit, 'now' | 'log'>) {
  const searchLog = logs.get(db);
  if (!searchLog) return;
  clearTimeout(searchLog.timer);
  searchLog.timer = undefined;
  const batch = [...searchLog.waiting.values()];
  searchLog.waiting.clear();
  if (batch.length === 0) return;
  await write(db, batch, now).catch((error) => log.warn({ err: error }, 'Could not write the searches'));
}

/**
 * Folds the keywords as the search does and adds the counts. A term beyond the day's most is left out, and so are clicks
 * on the results of a term that is not kept. Rows are written in one order, so that two processes cannot deadlock.
 */
async function write(db: Db, batch: Noted[], now: Date) {
  const clicks = batch.flatMap(({ keyword, language, clicks }) =>
    clicks.map((product) => ({ keyword, language, product })),
  );
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`;
  await sql`
    with noted as (
      select keyword, language, searches, found, 0 as clicks from unnest(
        ${batch.map(({ keyword }) => keyword)}::text[], ${batch.map(({ language }) => language)}::text[],
        ${batch.map(({ searches }) => searches)}::integer[], ${batch.map(({ found }) => found)}::integer[]
      ) as searched (keyword, language, searches, found)
      union all
      select keyword, language, 0, 0, 1 from unnest(
        ${clicks.map(({ keyword }) => keyword)}::text[], ${clicks.map(({ language }) => language)}::text[],
        ${clicks.map(({ product }) => product)}::text[]
      ) as clicked (keyword, language, product)
      where exists (select from products where id = clicked.product)
    ),
    terms as (
      select
        language, plain_words(keyword) as term, max(keyword) as sample, sum(searches)::integer as searches,
        sum(clicks)::integer as clicks, max(found) as found
      from noted group by language, term
    ),
    counts as (
      select count(*) filter (where found > 0) as finding, count(*) filter (where found = 0) as missing
      from search_terms where day = ${today}
    ),
    known as (
      select terms.*, old.term is not null as is_known, old.sample as old_sample, old.found as old_found,
        row_number() over (partition by old.term is null, terms.found = 0 order by searches desc, terms.term) as place
      from terms left join (select language, term, sample, found from search_terms where day = ${today}) old
        using (language, term)
      where term <> '' and (terms.searches > 0 or old.term is not null)
    )
    insert into search_terms (day, language, term, sample, searches, clicks, found)
    select
      ${today}, language, term, case when searches > 0 then sample else old_sample end, searches, clicks,
      case when searches > 0 then found else old_found end
    from known, counts
    where is_known or place + case when found = 0 then missing else finding end <= ${mostTermsOfDay}
    order by language, term
    on conflict (day, language, term) do update set
      searches = search_terms.searches + excluded.searches,
      clicks = search_terms.clicks + excluded.clicks,
      found = excluded.found,
      sample = excluded.sample`.execute(db);
}
