import type { Db } from '../../../server/platform/db/connection.ts';
import { percentile } from '../statistics.ts';

/** A query with what each product is worth for it, by external key: 1 if it is what was meant, less if it is similar. */
export type JudgedQuery = { query: string; gains: Record<string, number> };

export type Judgement = {
  query: string;
  /** Whether page 1 shows a product that was meant. */
  isOnPage1: boolean;
  /** The share of these products on page 1, of as many as fit there. */
  recall: number;
  /** How close the order of the first 20 is to the best one, from 0 to 1. */
  ndcg: number;
  hits: number;
  milliseconds: number;
};

type Answer = { ids: string[]; count: number };

const onPage1 = 12;
/** The number of products whose order is judged. */
export const judged = 20;

/** Asks each query once, so none is answered from memory. */
export async function judgeQueries(
  db: Db,
  queries: JudgedQuery[],
  ask: (keyword: string) => Promise<Answer>,
): Promise<Judgement[]> {
  const keys = await readKeys(db);
  const judgements: Judgement[] = [];
  for (const { query, gains } of queries) {
    const started = performance.now();
    const { ids, count } = await ask(query);
    const milliseconds = performance.now() - started;
    const gained = ids.map((id) => gains[keys.get(id) ?? ''] ?? 0);
    judgements.push({ query, ...judge(gained, Object.values(gains)), hits: count, milliseconds });
  }
  return judgements;
}

function judge(gained: number[], all: number[]) {
  const meant = all.filter((gain) => gain === 1).length;
  const found = gained.slice(0, onPage1).filter((gain) => gain === 1).length;
  const ideal = sumOfGains(all.toSorted((a, b) => b - a).slice(0, judged));
  return {
    isOnPage1: found > 0,
    recall: meant > 0 ? found / Math.min(onPage1, meant) : 0,
    ndcg: ideal > 0 ? sumOfGains(gained) / ideal : 0,
  };
}

/** A gain counts less on each further place. */
function sumOfGains(gains: number[]) {
  return gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
}

async function readKeys(db: Db) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'external_key'])
    .where('external_key', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, external_key }) => [id, external_key ?? '']));
}

export function summaryOf(judgements: Judgement[]) {
  const mean = (value: (judgement: Judgement) => number) =>
    (judgements.reduce((sum, judgement) => sum + value(judgement), 0) / judgements.length).toFixed(3);
  const times = judgements.map(({ milliseconds }) => milliseconds);
  return (
    `${judgements.length} queries: exact on page 1 ${mean(({ isOnPage1 }) => Number(isOnPage1))}, ` +
    `capped recall@${onPage1} ${mean(({ recall }) => recall)}, NDCG@${judged} ${mean(({ ndcg }) => ndcg)}, ` +
    `without a hit ${mean(({ hits }) => Number(hits === 0))}, ` +
    `p50 ${percentile(times, 50).toFixed(1)} ms, p95 ${percentile(times, 95).toFixed(1)} ms`
  );
}
