import { useNavigate } from 'react-router';
import { orderSorts } from '../../shared/order-desk.ts';
import { orderDeskWords } from '../words/order-desk-words.ts';
import { changeOrderList, type OrderList, orderListUrl } from './order-list.ts';

const words = orderDeskWords.list;

const options = orderSorts.flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({ sort, order, value: `${sort} ${order}` })),
);

/** The list's order where its cards have no columns to press. */
export function OrderSortSelect({ list }: { list: OrderList }) {
  const navigate = useNavigate();
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (!chosen) return;
    const { sort, order } = chosen;
    void navigate(orderListUrl(changeOrderList(list, { sort, order })), { preventScrollReset: true });
  };
  return (
    <label className="ms-auto flex items-center gap-2 lg:hidden">
      {words.sortBy}
      <select
        value={`${list.sort} ${list.order}`}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 cursor-pointer rounded-control border border-field/60 bg-surface px-2 text-ink"
      >
        {options.map(({ sort, order, value }) => (
          <option key={value} value={value}>
            {words.sortOption(words.columns[sort], words.directions[order])}
          </option>
        ))}
      </select>
    </label>
  );
}
