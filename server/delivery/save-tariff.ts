import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import { invalidField } from '../../shared/contract/api-error.ts';
import type { StoredTariff, TariffBody } from '../../shared/delivery/admin-delivery.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { refuseOutdated } from '../platform/audit/change-record.ts';
import { type Changes, changesBetween, recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { isWithin, rateKeyOf } from './find-delivery.ts';
import { deliveryTag, loadTariff, type Tariff } from './read-tariff.ts';

/** The tariff as it is stored, for the form. Its places have French names, except for readers of Arabic. */
export async function readStoredTariff(db: Db, lang?: Language): Promise<StoredTariff> {
  const tariff = await loadTariff(db);
  const points = await db.selectFrom('pickup_points').selectAll().orderBy('name').orderBy('id').execute();
  const { terms, wilayas, rates } = tariff;
  const named = new Set([...rates.values(), ...points].flatMap(({ commune_id }) => commune_id ?? []));
  return {
    version: terms.version,
    changedAt: terms.changed_at?.toISOString() ?? null,
    changedBy: terms.changed_by,
    wilayas: [...wilayas.values()]
      .sort((a, b) => a.code - b.code)
      .map((wilaya) => ({ code: wilaya.code, name: wilaya[nameIn(lang)], mother: wilaya.mother_code })),
    communes: nameCommunes(tariff, named, lang),
    rates: [...rates.values()].map((rate) => ({
      wilaya: rate.wilaya_code,
      commune: rate.commune_id,
      kind: rate.kind,
      price: orNull(rate.price_centimes, toDinars),
      cost: orNull(rate.cost_centimes, toDinars),
      minDays: rate.min_days,
      maxDays: rate.max_days,
    })),
    points: points.map(({ id, commune_id, is_active, ...point }) => ({
      ...point,
      _id: id,
      commune: commune_id,
      isActive: is_active,
    })),
    rules: {
      estimate: toDinars(terms.estimate_centimes),
      freeAboveIsOn: terms.free_above_is_on,
      freeAbove: toDinars(terms.free_above_centimes),
      freeAboveFrom: terms.free_above_from ?? '',
      freeAboveUntil: terms.free_above_until ?? '',
      freeAboveKinds: terms.free_above_kinds,
      freeAboveExcept: terms.free_above_except,
      weightSteps: terms.weight_steps.map(({ above, perKg }) => ({ above, perKg: toDinars(perKg) })),
    },
  };
}

/** The communes with these ids, by name. */
export function nameCommunes({ communes }: Tariff, ids: Set<number>, lang?: Language) {
  return [...communes.values()]
    .filter(({ id }) => ids.has(id))
    .map((commune) => ({ id: commune.id, wilaya: commune.wilaya_code, name: commune[nameIn(lang)] }));
}

/** The column with the names of places for a reader. */
export function nameIn(lang: Language | undefined) {
  return lang === 'ar' ? 'name_ar' : 'name_fr';
}

type Saving = { body: TariffBody; by: SessionUser; now: Date; lang?: Language | undefined };

/**
 * Replaces the whole tariff, tells all processes and records each change. Throws ApiError 400 for places that do not
 * belong together and 409 for an outdated version, with the stored `tariff`.
 */
export async function saveTariff(db: Db, { body, by, now, lang }: Saving): Promise<StoredTariff> {
  return runTransaction(db, async (db) => {
    // One save at a time; orders only read the version.
    const { id, version } = await db
      .selectFrom('delivery_terms')
      .select(['id', 'version'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const before = await readStoredTariff(db);
    refuseOutdated(await readStoredTariff(db, lang), body.version, [refusal('tariff-changed'), 'tariff']);
    refuseWrongPlaces(await loadTariff(db), body);
    await writeRates(db, body);
    await writePoints(db, body);
    await writeRules(db, body);
    const after = await readStoredTariff(db);
    const changes = changesOf(before, after);
    if (Object.keys(changes).length === 0) return readStoredTariff(db, lang);
    await db
      .updateTable('delivery_terms')
      .set({ version: version + 1, changed_at: now, changed_by: by.name })
      .execute();
    await recordChange(db, { by, action: 'delivery.changed', subjectId: id, changes });
    await dropFromCaches(db, [deliveryTag]);
    return readStoredTariff(db, lang);
  });
}

function refuseWrongPlaces(tariff: Tariff, { rates, points }: TariffBody) {
  const seen = new Set<string>();
  for (const [place, rate] of rates.entries()) {
    const problem = findProblem(tariff, rate);
    if (problem) throw invalidField(`rates.${place}.commune`, problem);
    const key = rateKeyOf(rate);
    if (seen.has(key)) throw invalidField(`rates.${place}.kind`, refusal('rate-twice'));
    seen.add(key);
  }
  for (const [place, { commune }] of points.entries()) {
    if (!tariff.communes.has(commune))
      throw invalidField(`points.${place}.commune`, refusal('commune-unknown'));
  }
}

/** Why a rate cannot be for its commune. */
export function findProblem(tariff: Tariff, rate: { wilaya: number; commune: number | null }) {
  if (rate.commune === null) return undefined;
  const commune = tariff.communes.get(rate.commune);
  if (!commune) return refusal('commune-unknown');
  return isWithin(tariff, commune, rate.wilaya) ? undefined : refusal('commune-elsewhere');
}

async function writeRates(db: Db, { rates }: TariffBody) {
  await db.deleteFrom('delivery_rates').execute();
  if (rates.length === 0) return;
  const rows = rates.map(({ wilaya, commune, kind, price, cost, minDays, maxDays }) => ({
    wilaya_code: wilaya,
    commune_id: commune,
    kind,
    price_centimes: orNull(price, toCentimes),
    cost_centimes: orNull(cost, toCentimes),
    min_days: minDays,
    max_days: maxDays,
  }));
  await db.insertInto('delivery_rates').values(rows).execute();
}

/** Orders keep name and address of their pickup point, so that a point may go. */
async function writePoints(db: Db, { points }: TariffBody) {
  await db.deleteFrom('pickup_points').execute();
  if (points.length === 0) return;
  const rows = points.map(({ _id, commune, isActive, ...point }) => ({
    ...point,
    id: _id ?? newId(),
    commune_id: commune,
    is_active: isActive,
  }));
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length) throw invalidField('points', refusal('pickup-point-twice'));
  await db.insertInto('pickup_points').values(rows).execute();
}

function writeRules(db: Db, { rules }: TariffBody) {
  const steps = rules.weightSteps.map(({ above, perKg }) => ({ above, perKg: toCentimes(perKg) }));
  return db
    .updateTable('delivery_terms')
    .set({
      estimate_centimes: toCentimes(rules.estimate),
      free_above_is_on: rules.freeAboveIsOn,
      free_above_centimes: toCentimes(rules.freeAbove),
      free_above_from: rules.freeAboveFrom || null,
      free_above_until: rules.freeAboveUntil || null,
      free_above_kinds: [...new Set(rules.freeAboveKinds)],
      free_above_except: [...new Set(rules.freeAboveExcept)].sort((a, b) => a - b),
      weight_steps: JSON.stringify(steps.sort((a, b) => a.above - b.above)),
    })
    .execute();
}

/** Each rate, pickup point and rule under a name of its own. */
function changesOf(before: StoredTariff, after: StoredTariff): Changes {
  return changesBetween(flat(before), flat(after));
}

function flat({ rates, points, rules }: StoredTariff): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      rates.map(({ wilaya, commune, kind, ...rate }) => [rateKeyOf({ wilaya, commune, kind }), rate]),
    ),
    ...Object.fromEntries(points.map(({ _id, ...point }) => [`point/${_id}`, point])),
    ...rules,
  };
}

function orNull<From, To>(value: From | null, convert: (value: From) => To) {
  return value === null ? null : convert(value);
}
