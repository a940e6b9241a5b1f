import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { handOverSentence } from '../../../shared/orders/exchange.ts';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { nameIn } from '../../platform/db/name-in.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Units that a courier has to bring back, with the order that had them. */
export type TakenBackRow = {
  old_order_id: string;
  quantity: number;
  name: string;
  name_as_read: string | null;
  size: string | null;
};

/**
 * The units that the courier of this order has to bring back, because it is an exchange, by the orders that had them. None
 * once they are here (docs/decisions/0111). In a language the products have their present names.
 */
export function takenBackBy({ selectFrom }: ExpressionBuilder<Tables, 'orders'>, language?: Language) {
  const name: RawBuilder<string> = sql.ref('i.name');
  return jsonArrayFrom(
    selectFrom('exchanged_returns as e')
      .innerJoin('order_returns as r', 'r.id', 'e.return_id')
      .innerJoin('order_return_lines as l', 'l.return_id', 'r.id')
      .innerJoin('order_items as i', (join) =>
        join.onRef('i.order_id', '=', 'r.order_id').onRef('i.position', '=', 'l.position'),
      )
      .select(['r.order_id as old_order_id', 'l.quantity', 'i.name_as_read', 'i.size'])
      .select(nameIn('product', language, { id: sql.ref('i.product_id'), name }).as('name'))
      .whereRef('e.order_id', '=', 'orders.id')
      .where('e.is_held', '=', true)
      .where('l.restocked', 'is', null)
      .orderBy('l.return_id')
      .orderBy('l.position'),
  );
}

export function toTakesBack(rows: TakenBackRow[]) {
  return rows.map(({ quantity, name, name_as_read, size }) => ({
    ...{ quantity, name, nameAsRead: name_as_read ?? undefined, size: size ?? undefined },
  }));
}

type HandingOver = { status: OrderStatus; language: Language; taken_back: TakenBackRow[] };

/** What the buyer has to hand over, in the language of the order, with the names as the buyer read them. */
export function handOverAsRead({ status, language, taken_back }: HandingOver) {
  const takesBack = toTakesBack(taken_back).map((line) => ({ ...line, name: line.nameAsRead ?? line.name }));
  return handOverSentence({ status, takesBack }, language);
}
