import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import { maxReportRows, type OfferReportQuery, type OfferRow } from '../../shared/reports/reports.ts';
import type { Language } from '../../shared/values/languages.ts';
import { takingsOfOffers } from '../offers/takings-of-offers.ts';
import type { Db } from '../platform/db/connection.ts';
import { type Column, inDinars, table } from '../platform/http/table-file.ts';
import { type Days, midnight } from '../platform/settings/shop-day.ts';
import { countsAsPlaced } from './counts-as-placed.ts';
import { countsAsSold } from './counts-as-sold.ts';
import { reportedDays } from './sales-report.ts';

type Reporting = { query: OfferReportQuery; now: Date };

/** What each offer took off the orders of some days, and what these brought (requirements: Reports). */
export async function reportOffers(db: Db, { query, now }: Reporting) {
  const days = reportedDays(query, now);
  const rows = await readRows(db, { days, lang: query.lang });
  return { ...days, rows: rows.slice(0, maxReportRows), count: rows.length };
}

/** All rows of the same report. */
export async function exportOffers(db: Db, { query, now }: Reporting) {
  const days = reportedDays(query, now);
  const rows = await readRows(db, { days, lang: query.lang });
  return table({ columns, rows, days });
}

const kindNames: Record<'en' | 'fr', Record<OfferRow['kind'], string>> = {
  en: {
    price_cut: 'Price cut',
    code: 'Code',
    quantity: 'Price for several units',
    delivery: 'Free delivery',
    gift: 'Gift',
  },
  fr: {
    price_cut: 'Baisse de prix',
    code: 'Code',
    quantity: 'Prix pour plusieurs unités',
    delivery: 'Livraison offerte',
    gift: 'Cadeau',
  },
};

const columns: Column<OfferRow>[] = [
  { en: 'Offer', fr: 'Offre', cell: ({ name }) => name },
  { en: 'Kind', fr: 'Type', cell: ({ kind }, language) => kindNames[language][kind] },
  { en: 'Orders', fr: 'Commandes', cell: ({ ordered }) => ordered },
  { en: 'Delivered', fr: 'Livrées', cell: ({ delivered }) => delivered },
  inDinars('Discounts', 'Remises', ({ saved }) => saved),
  inDinars('Ordered', 'Montant commandé', ({ amount }) => amount),
  inDinars('Of it paid or delivered', 'Dont payé ou livré', ({ revenue }) => revenue),
];

type Sums = Omit<OfferRow, 'saved'> & { saved: number };

type Reading = { days: Days; lang: Language | undefined };

/** The offers that orders of these days took, and those that run on one of them. */
async function readRows(db: Db, { days: { startDate, endDate }, lang }: Reading): Promise<OfferRow[]> {
  const own = lang && sql.ref(`p.name_${lang}`);
  const { rows } = await sql<Sums>`
    select p.id as offer, ${own ? sql`coalesce(nullif(${own}, ''), p.name)` : sql`p.name`} as name, p.kind,
      count(o.id) filter (where ${countsAsPlaced})::int as ordered, count(*) filter (where o.status = 'Delivered')::int as delivered,
      coalesce(sum(t.saved) filter (where o.status <> 'Cancelled'), 0)::bigint as saved,
      coalesce(sum(t.amount) filter (where o.status <> 'Cancelled'), 0)::bigint as amount,
      coalesce(sum(t.amount) filter (where ${countsAsSold}), 0)::bigint as revenue
    from promotions p
      left join ${takingsOfOffers(
        sql`o.created_at >= ${midnight(startDate)} and o.created_at < ${midnight(endDate, 1)}`,
      )} t on t.promotion_id = p.id
      left join orders o on o.id = t.order_id
    where o.id is not null or (p.first_day <= ${endDate}::date and p.last_day >= ${startDate}::date)
    group by p.id order by revenue desc, amount desc, ordered desc, p.name, p.id`.execute(db);
  return rows.map(({ saved, amount, revenue, ...row }) => ({
    ...row,
    ...(row.kind !== 'price_cut' && { saved: toDinars(saved) }),
    ...{ amount: toDinars(amount), revenue: toDinars(revenue) },
  }));
}
