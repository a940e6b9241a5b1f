import { sql } from 'kysely';
import {
  areLabelsDifferent,
  type Family,
  type FamilyBody,
  type FamilyChangeBody,
  type FoundedFamily,
  maxMembers,
} from '../../shared/catalog/product-families.ts';
import { invalidField, refuseFields } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { ofCatalog, writeCatalog } from '../listing/write-catalog.ts';
import { changeRecord, createRecord, type RecordKind } from '../platform/audit/change-record.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { lockStocks } from '../platform/db/lock-products.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readLabels, saveLabels, saveTexts, withTextsApart } from './catalog-texts.ts';
import { findFamily, readFamily } from './family-queries.ts';

type Member = FamilyBody['members'][number];

const families: RecordKind<Family> = {
  ...ofCatalog,
  table: 'families',
  area: 'family',
  read: readFamily,
  audited: ({ name, optionName, texts, members }) =>
    withTextsApart({
      name,
      optionName,
      texts,
      members: members.map(({ _id, label, labels }) => ({ _id, label, labels })),
    }),
  outdated: [refusal('family-changed'), 'family'],
};

/** Makes a family of these products. Throws ApiError 400 (unknown product, or a member of another family). */
export function createFamily(db: Db, { body, by }: { body: FamilyBody; by: SessionUser }): Promise<Family> {
  return createRecord(db, { kind: families, by }, async (db, id) => {
    const { name, optionName } = body;
    await db.insertInto('families').values({ id, name, option_name: optionName }).execute();
    await seatMembers(db, { id, members: body.members, by });
    await saveTexts(db, 'family', { id, texts: body.texts, by });
  });
}

type Changing = { id: string; body: FamilyChangeBody; by: SessionUser };

/**
 * Replaces name, option and members of a family. Throws ApiError 400 (unknown product, or a member of another family),
 * 404, 409 (outdated version, with the stored `family`).
 */
export async function changeFamily(db: Db, { id, body, by }: Changing): Promise<Family> {
  return changeRecord(db, { kind: families, id, version: body.version, by }, async (db) => {
    const { name, optionName } = body;
    await db.updateTable('families').set({ name, option_name: optionName }).where('id', '=', id).execute();
    await seatMembers(db, { id, members: body.members, by });
    await saveTexts(db, 'family', { id, texts: body.texts, by });
    await raiseVersion(db, id);
  });
}

/** Dissolves a family; its products stay. Throws ApiError 404. */
export async function deleteFamily(db: Db, { id, by }: { id: string; by: SessionUser }): Promise<void> {
  await writeCatalog(db, async (db) => {
    await removeFamily(db, { family: await readFamily(db, id), by });
    await dropFromCaches(db, ['catalog']);
  });
}

type Joining = {
  id: string;
  newcomers: Member[];
  /** The field with the label of a newcomer. */
  fieldOf: (place: number) => string;
  by: SessionUser;
};

/** Makes new products the last members of a family. Throws ApiError 400 (unknown or full family, labels in use). */
export async function joinFamily(db: Db, { id, newcomers, fieldOf, by }: Joining): Promise<Family> {
  const before = await findFamily(db, id);
  if (!before) throw invalidField('family._id', refusal('family-not-found'));
  const { members } = before;
  refuseFields(
    Object.fromEntries(newcomers.map(({ label }, place) => [fieldOf(place), { label, place }])),
    ({ label, place }) => {
      if (members.length + place >= maxMembers) return refusal('family-too-large', { max: maxMembers });
      const isTaken = members.some((member) => !areLabelsDifferent([member.label, label]));
      return isTaken ? refusal('label-taken', { label }) : undefined;
    },
  );
  return changeRecord(db, { kind: families, id, by }, async (db) => {
    await seatMembers(db, { id, members: [...members, ...newcomers], by });
    await raiseVersion(db, id);
  });
}

type Founding = { productId: string; founded: FoundedFamily; by: SessionUser };

/** Makes a family of a new product and the one that it was founded with. Throws ApiError 400. */
export async function foundFamily(db: Db, { productId, founded, by }: Founding) {
  const { name, optionName, product, productLabel, label } = founded;
  const members = [
    { _id: product, label: productLabel },
    { _id: productId, label },
  ];
  await createFamily(db, { body: { name, optionName, members }, by });
}

/** After a member was deleted: dissolves the family if a single one is left. */
export async function endFamilyOfOne(
  db: Db,
  { id, by }: { id: string; by: Pick<SessionUser, 'id' | 'name'> },
) {
  const family = await readFamily(db, id);
  if (family.members.length < 2) await removeFamily(db, { family, by });
  else await raiseVersion(db, id);
}

/** Forms that were opened before must not undo the change. */
async function raiseVersion(db: Db, id: string) {
  await db
    .updateTable('families')
    .set((row) => ({ version: row('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .execute();
}

async function removeFamily(
  db: Db,
  { family, by }: { family: Family; by: Pick<SessionUser, 'id' | 'name'> },
) {
  const { _id: id, name } = family;
  await lockStocks(
    db,
    family.members.map((member) => member._id),
  );
  await clearSeats(db, id, []);
  await db.deleteFrom('families').where('id', '=', id).execute();
  await recordChange(db, { by, action: 'family.deleted', subjectId: id, changes: { name: [name, null] } });
}

type Seating = { id: string; members: Member[]; by: SessionUser };

/** Makes exactly these products members, in this order. Throws ApiError 400 (unknown, or in another family). */
async function seatMembers(db: Db, { id, members, by }: Seating) {
  const ids = members.map(({ _id }) => _id);
  const leaving = await db.selectFrom('products').select('id').where('family_id', '=', id).execute();
  await lockStocks(db, [...ids, ...leaving.map((product) => product.id)]);
  const left = await requireFree(db, { id, ids });
  const before = await readLabels(db, ids);
  await clearSeats(db, id, ids);
  await sql`
    update products
    set family_id = ${id}, variant_label = seat.label, family_position = seat.position
    from jsonb_to_recordset(${JSON.stringify(toSeats(members))}::jsonb)
      as seat (id text, label text, position smallint)
    where products.id = seat.id`.execute(db);
  await saveLabels(db, { members, before, by });
  for (const family of left) await removeFamily(db, { family: await readFamily(db, family), by });
}

function toSeats(members: Member[]) {
  return members.map(({ _id, label }, position) => ({ id: _id, label, position }));
}

async function clearSeats(db: Db, id: string, keep: string[]) {
  await db
    .updateTable('products')
    .set({ family_id: null, variant_label: '', family_position: 0 })
    .where('family_id', '=', id)
    .$if(keep.length > 0, (query) => query.where('id', 'not in', keep))
    .execute();
}

/**
 * Throws ApiError 400 for the first product that does not exist or is in another family with other members. Returns the
 * families of which a product is the only member: they end when it leaves (requirements: Families).
 */
async function requireFree(db: Db, { id, ids }: { id: string; ids: string[] }) {
  const found = await db
    .selectFrom('products')
    .leftJoin('families', 'families.id', 'products.family_id')
    .select(({ selectFrom }) => [
      'products.id',
      'products.name',
      'families.id as family',
      'families.name as family_name',
      selectFrom('products as other')
        .select(({ fn }) => fn.countAll<number>().as('members'))
        .whereRef('other.family_id', '=', 'families.id')
        .$asScalar()
        .as('members'),
    ])
    .where('products.id', 'in', ids)
    .execute();
  const products = new Map(found.map((product) => [product.id, product]));
  const left: string[] = [];
  for (const [place, productId] of ids.entries()) {
    const product = products.get(productId);
    if (!product) throw invalidField(`members.${place}._id`, refusal('product-gone'));
    const { name, family, family_name, members } = product;
    if (family === null || family === id) continue;
    if ((members ?? 0) > 1)
      throw invalidField(
        `members.${place}._id`,
        refusal('already-in-family', { product: name, family: family_name ?? '' }),
      );
    left.push(family);
  }
  return left;
}
