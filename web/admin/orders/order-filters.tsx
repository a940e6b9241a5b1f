import { orderStatuses } from '../../../shared/order-terms.ts';
import { wilayas } from '../../../shared/shipping-address.ts';
import { useMay } from '../../session/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { DayFilters, KeywordField, ListFilters } from '../list/list-filters.tsx';
import { useFilterDraft } from '../list/use-admin-list.ts';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';

const words = adminOrdersWords.list.filters;

/** The filters of the orders. A select applies all values at once; the other fields wait for the button. */
export function OrderFilters({ state }: { state: AdminOrderListState }) {
  const may = useMay();
  const { draft, fill, show } = useFilterDraft(adminOrderList, state);
  return (
    <ListFilters label={words.label} columns="grid-cols-2 *:first:col-span-2 md:grid-cols-4" onApply={show}>
      <KeywordField
        label={words.keyword}
        placeholder={may('orders.confirm') ? words.keywordPlaceholder : words.keywordWithoutEmail}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect label={words.status} value={draft.status} onChoose={(status) => show({ status })}>
        <option value="">{words.allStatuses}</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {orderWords.status[status]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={words.payment}
        value={draft.payment}
        onChoose={(payment) => show({ payment: payment as keyof typeof words.payments })}
      >
        {Object.entries(words.payments).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={words.delivery}
        value={draft.delivery}
        onChoose={(delivery) => show({ delivery: delivery as keyof typeof words.deliveries })}
      >
        {Object.entries(words.deliveries).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={words.review}
        value={draft.review}
        onChoose={(review) => show({ review: review as keyof typeof words.reviews })}
      >
        {Object.entries(words.reviews).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={words.wilaya} value={draft.wilaya} onChoose={(wilaya) => show({ wilaya })}>
        <option value="">{words.allWilayas}</option>
        {wilayas.map((wilaya) => (
          <option key={wilaya} value={wilaya}>
            {wilayaName(wilaya)}
          </option>
        ))}
      </FilterSelect>
      <DayFilters labels={words} values={draft} onFill={fill} />
      <div className="col-span-2 md:col-span-1 md:pb-0.5">
        <Button type="submit" kind="secondary">
          {words.apply}
        </Button>
      </div>
    </ListFilters>
  );
}
