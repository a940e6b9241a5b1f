import type { ReviewListQuery, ReviewState } from '../../shared/reviews/reviews.ts';
import type { Db } from '../platform/db/connection.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import { type Column, table } from '../platform/http/table-file.ts';
import { filteredReviews } from './list-reviews.ts';

/** All reviews that match the filter, newest first (requirements: Downloads). */
export function exportReviews(db: Db, filter: Pick<ReviewListQuery, 'state' | 'keyword' | 'lang'>) {
  const rows = streamRows(db, (db) =>
    filteredReviews(db, filter).orderBy('reviews.created_at', 'desc').orderBy('reviews.id', 'desc'),
  );
  return table({ columns, rows });
}

type Row = Awaited<ReturnType<ReturnType<typeof filteredReviews>['executeTakeFirstOrThrow']>>;

const states: Record<'en' | 'fr', Record<ReviewState, string>> = {
  en: { waiting: 'Waiting', shown: 'Shown', hidden: 'Hidden' },
  fr: { waiting: 'En attente', shown: 'Publié', hidden: 'Masqué' },
};

const columns: Column<Row>[] = [
  { en: 'Date', fr: 'Date', cell: ({ created_at }) => created_at, kind: 'time' },
  { en: 'Product', fr: 'Produit', cell: ({ product_name }) => product_name },
  { en: 'Stars', fr: 'Étoiles', cell: ({ stars }) => stars },
  { en: 'Review', fr: 'Avis', cell: ({ text }) => text },
  { en: 'Pictures', fr: 'Photos', cell: ({ image_urls }) => image_urls.length },
  { en: 'First name', fr: 'Prénom', cell: ({ name }) => name },
  { en: 'Wilaya', fr: 'Wilaya', cell: ({ wilaya }) => wilaya },
  { en: 'State', fr: 'Statut', cell: ({ state }, heading) => states[heading][state] },
  { en: 'Reason', fr: 'Motif', cell: ({ hidden_reason }) => hidden_reason },
  { en: 'Answer', fr: 'Réponse', cell: ({ answer }) => answer },
];
