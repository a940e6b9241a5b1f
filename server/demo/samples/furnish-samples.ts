import { sql } from 'kysely';
import type { Role } from '../../../shared/access/accounts.ts';
import { type SheetField, usualHeadings } from '../../../shared/couriers/parcel-terms.ts';
import { wilayaOfCode } from '../../../shared/delivery/delivery-price.ts';
import { withoutAccents } from '../../../shared/values/text.ts';
import { createCourier } from '../../couriers/save-courier.ts';
import { loadTariff } from '../../delivery/read-tariff.ts';
import { readStoredTariff, saveTariff } from '../../delivery/save-tariff.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { readStoredSettings, saveSettings } from '../../settings/save-settings.ts';
import { everySample, sampleNames } from './sample-names.ts';

type Furnishing = { env: Env; at: Date };

export type SampleShop = {
  staff: Record<'confirmer' | 'packer' | 'editor' | 'admin', SessionUser>;
  /** The ids of the couriers. */
  couriers: [string, string];
};

/**
 * Gives the demo what a shop has before its first order: staff who cannot sign in, couriers that exchange sheets and are
 * never called, pickup points in all wilayas, a seller, and costs of products. Existing records stay.
 */
export async function furnishSamples(db: Db, { env, at }: Furnishing): Promise<SampleShop> {
  const staff = {
    confirmer: await aMember(db, { role: 'confirmer', at }),
    packer: await aMember(db, { role: 'packer', at }),
    editor: await aMember(db, { role: 'editor', at }),
    admin: await aMember(db, { role: 'admin', at }),
  };
  const by = staff.admin;
  await furnishTariff(db, { by, at });
  await furnishSeller(db, { by, at });
  await furnishCosts(db);
  return {
    staff,
    couriers: [await aCourier(db, { place: 0, by, env }), await aCourier(db, { place: 1, by, env })],
  };
}

type Member = { role: keyof SampleShop['staff'] & Role; at: Date };

/** Without a password, a Google account and a mailbox, so that nobody can sign in. */
async function aMember(db: Db, { role, at }: Member): Promise<SessionUser> {
  const email = `sample-${role}@saha.example`;
  const user = {
    id: newId(),
    role,
    name: sampleNames().staff[role],
    email,
    phone: '',
    language: 'fr' as const,
  };
  const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (known) return { ...user, id: known.id };
  await db
    .insertInto('users')
    .values({ ...user, created_at: at, updated_at: at })
    .execute();
  return user;
}

type Acting = { by: SessionUser; at: Date };

/** The home prices stay those of the shop. A wilaya without a price for pickup points gets one, and a point in its capital. */
async function furnishTariff(db: Db, { by, at }: Acting) {
  const stored = await readStoredTariff(db);
  if (stored.points.length > 0) return;
  const tariff = await loadTariff(db);
  const served = stored.wilayas.filter(({ mother }) => mother === null);
  const communes = [...tariff.communes.values()];
  const points = served.flatMap(({ code, name }) => {
    const capital =
      communes.find(
        (commune) => commune.wilaya_code === code && plain(commune.name_fr).startsWith(plain(name)),
      ) ?? communes.find((commune) => commune.wilaya_code === code);
    if (!capital) return [];
    return {
      ...{
        commune: capital.id,
        name: `${sampleNames().point} ${wilayaOfCode(code) ?? name}`,
        isActive: true,
      },
      ...{ address: `Adresse exemple, ${capital.name_fr}`, phone: '', hours: '' },
    };
  });
  const home = stored.rates.filter(({ kind }) => kind === 'home');
  const desk = home
    .filter(({ price }) => price !== null)
    .map((rate) => ({ ...rate, kind: 'desk' as const, price: rate.price === 0 ? 0 : deskPrice, cost: 350 }));
  const rates = [...home.map((rate) => ({ ...rate, cost: rate.cost ?? 600 })), ...desk];
  await saveTariff(db, { body: { ...stored, rates, points }, by, now: at });
}

/** In dinars. Where delivery to the door is free, the pickup point is free too. */
const deskPrice = 500;

function plain(name: string) {
  return withoutAccents(name).replace(/[^a-z]/g, '');
}

/** A seller with a number that belongs to nobody, so that invoices can be made. */
async function furnishSeller(db: Db, { by, at }: Acting) {
  const { seller } = await readStoredSettings(db);
  if (seller.version > 0) return;
  const { seller: name, address } = sampleNames();
  const value = { name, address, nif: '0'.repeat(15) };
  const body = { ...seller.value, ...value, version: seller.version };
  await saveSettings(db, { group: 'seller', body, by, now: at });
}

/** What a product of the demo costs the shop, in centimes: a share of its price in whole dinars, so that margins can be seen. */
export const sampleCost = sql<number>`(round(price_centimes * 0.6 / 100) * 100)`;

async function furnishCosts(db: Db) {
  await sql`update products set cost_centimes = ${sampleCost} where cost_centimes is null`.execute(db);
}

const columns: SheetField[] = [
  ...(['reference', 'lastName', 'phone', 'wilaya', 'commune', 'address'] as const),
  ...(['delivery', 'products', 'amount', 'exchange', 'note'] as const),
];

type Courier = { place: 0 | 1; by: SessionUser; env: Env };

async function aCourier(db: Db, { place, by, env }: Courier) {
  const names = everySample(({ couriers }) => couriers[place]);
  const known = await db.selectFrom('couriers').select('id').where('name', 'in', names).executeTakeFirst();
  if (known) return known.id;
  const sheetColumns = columns.map((field) => ({ field, heading: usualHeadings[field] }));
  const terms = { kind: 'sheet' as const, fromWilaya: 16, returnFee: 250, maxCollected: null, baseUrl: '' };
  const secrets = { id: '', token: '', webhook: '' };
  const name = sampleNames().couriers[place];
  const body = { ...terms, name, sheetColumns, secrets, isActive: true };
  return (await createCourier(db, { body, by, env }))._id;
}
