import type { Insertable } from 'kysely';
import type { Db } from '../../server/platform/db/connection.ts';
import { tellFollowers } from '../../server/platform/db/follow-drops.ts';
import { newId } from '../../server/platform/db/new-id.ts';
import { dropFromCaches } from '../../server/platform/db/notify.ts';
import type { Tables } from '../../server/platform/db/tables.ts';

type OfferValues = Partial<Insertable<Tables['promotions']>> & {
  code?: string;
  codeUses?: number;
  tiers?: Omit<Insertable<Tables['promotion_tiers']>, 'promotion_id'>[];
  targets?: Omit<Insertable<Tables['promotion_targets']>, 'promotion_id'>[];
};

/** A stored offer of these years: a code of 10 % by default. */
export async function anOffer(
  db: Db,
  { code, codeUses, tiers = [], targets = [], ...values }: OfferValues = {},
) {
  const kind = values.kind ?? 'code';
  const id = newId();
  await db
    .insertInto('promotions')
    .values({
      ...{ id, name: 'Welcome', kind, first_day: '2020-01-01', last_day: '2090-12-31' },
      ...(kind === 'code' && values.amount_centimes === undefined && { percent: 10 }),
      ...values,
    })
    .execute();
  if (code)
    await db
      .insertInto('promotion_codes')
      .values({ code, promotion_id: id, max_uses: codeUses ?? null })
      .execute();
  for (const tier of tiers)
    await db
      .insertInto('promotion_tiers')
      .values({ ...tier, promotion_id: id })
      .execute();
  for (const target of targets) {
    await db
      .insertInto('promotion_targets')
      .values({ ...target, promotion_id: id })
      .execute();
  }
  await dropFromCaches(db, ['offers']);
  tellFollowers(['offers']);
  return { id };
}
