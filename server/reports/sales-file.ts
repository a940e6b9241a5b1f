import type { FileName } from '../../shared/contract/downloads.ts';
import { afterReturns, type ReportKind, type ReportRow } from '../../shared/reports/reports.ts';
import { type Column, inDinars, summed } from '../platform/http/table-file.ts';

/** A row of the report by customer. Its key is the name without the phone. */
export type SalesRow = ReportRow & { phone?: string };

/** Reports of goods count units, the others orders. */
export function countsUnits(by: ReportKind) {
  return by === 'product' || by === 'category' || by === 'brand';
}

/** The columns of the file of a report. */
export function salesColumns(by: ReportKind): Column<SalesRow>[] {
  const phone = by === 'customer' ? [phoneColumn] : [];
  return [keyColumn(by), ...phone, ...countColumns(by), ...sumColumns(by)];
}

/** What the files of the reports are called. */
export const salesFileNames: Record<ReportKind, FileName> = {
  day: { en: 'by-day', fr: 'par-jour' },
  week: { en: 'by-week', fr: 'par-semaine' },
  month: { en: 'by-month', fr: 'par-mois' },
  wilaya: { en: 'by-wilaya', fr: 'par-wilaya' },
  buyer: { en: 'by-first-order', fr: 'par-premiere-commande' },
  customer: { en: 'by-customer', fr: 'par-client' },
  source: { en: 'by-source', fr: 'par-source' },
  product: { en: 'by-product', fr: 'par-produit' },
  category: { en: 'by-category', fr: 'par-categorie' },
  brand: { en: 'by-brand', fr: 'par-marque' },
};

const keyNames: Record<ReportKind, string> = {
  day: 'Jour',
  week: 'Semaine',
  month: 'Mois',
  wilaya: 'Wilaya',
  buyer: 'Première commande ou suivante',
  customer: 'Client',
  source: 'Source',
  product: 'Produit',
  category: 'Catégorie',
  brand: 'Marque',
};

const buyerNames: Record<string, string> = {
  new: 'première commande',
  returning: 'commande suivante',
  unknown: 'sans numéro',
};

function keyColumn(by: ReportKind): Column<ReportRow> {
  return {
    ...{ en: by, fr: keyNames[by] },
    cell: ({ key }, language) => {
      if (by === 'month') return key.slice(0, 'YYYY-MM'.length);
      return by === 'buyer' && language === 'fr' ? (buyerNames[key] ?? key) : key;
    },
    ...((by === 'day' || by === 'week') && { kind: 'day' }),
  };
}

const phoneColumn: Column<SalesRow> = { en: 'Phone', fr: 'Téléphone', cell: ({ phone }) => phone };

function countColumns(by: ReportKind): Column<ReportRow>[] {
  const [ordered, delivered] = countsUnits(by)
    ? [
        { en: 'Units ordered', fr: 'Unités commandées' },
        { en: 'Units delivered', fr: 'Unités livrées' },
      ]
    : [
        { en: 'Orders', fr: 'Commandes' },
        { en: 'Delivered', fr: 'Livrées' },
      ];
  return [
    summed({ ...ordered, cell: (row) => row.ordered }),
    summed({ ...delivered, cell: (row) => row.delivered }),
  ];
}

/** Goods bring no delivery, so theirs is not the revenue. What came back is money that was refunded for orders, and the price of goods. */
function sumColumns(by: ReportKind): Column<ReportRow>[] {
  const isGoods = countsUnits(by);
  const columns: Column<ReportRow>[] = [
    isGoods
      ? inDinars(
          'Sales of goods without delivery',
          'Ventes de produits sans livraison',
          ({ revenue }) => revenue,
        )
      : inDinars('Revenue', 'Chiffre d’affaires', ({ revenue }) => revenue),
    isGoods
      ? inDinars('Returned (at price)', 'Retours (au prix)', ({ returned }) => returned)
      : inDinars('Refunded or kept', 'Remboursé ou reporté', ({ returned }) => returned),
    isGoods
      ? inDinars('After returns', 'Net des retours', afterReturns)
      : inDinars('After refunds', 'Net des remboursements', afterReturns),
    inDinars('Margin', 'Marge', ({ margin }) => margin),
    inDinars('Margin counts', 'Marge calculée sur', ({ marginOf }) => marginOf),
  ];
  return columns.map(summed);
}
