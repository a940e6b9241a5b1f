import type { Answer } from './journal.ts';

/** An order in the database, with the key of the attempt that made it. */
export type StoredOrder = { id: string; key: string; total: number };

export type Reckoning = { acknowledged: number; lost: string[]; doubled: string[]; wrong: string[] };

/**
 * Compares the shop's answers with its database. Lost: an acknowledged order that is missing or has another total.
 * Doubled: an attempt that made two orders, or whose answers name two. Orders without an answer may exist or not.
 */
export function reckon(answers: Answer[], stored: StoredOrder[]): Reckoning {
  const acknowledged = answers.filter(({ id }) => id !== undefined);
  const totals = new Map(stored.map(({ id, total }) => [id, total]));
  const ordersOf = new Map<string, Set<string>>();
  for (const { key, id = '' } of [...stored, ...acknowledged]) {
    ordersOf.set(key, (ordersOf.get(key) ?? new Set()).add(id));
  }
  return {
    acknowledged: new Set(acknowledged.map(({ id }) => id)).size,
    lost: acknowledged.filter(({ id = '', total }) => totals.get(id) !== total).map(({ key }) => key),
    doubled: [...ordersOf].filter(([, ids]) => ids.size > 1).map(([key]) => key),
    wrong: answers.flatMap(({ key, wrong }) => (wrong ? [`${key}: ${wrong}`] : [])),
  };
}
