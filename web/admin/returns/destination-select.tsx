import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';

const { kinds } = adminInvoicesWords.returns;

type Props = { label: string; value: string; onChoose: (kind: string) => void };

/** Whether units that are here go back to the stock. */
export function DestinationSelect(props: Props) {
  return (
    <FilterSelect {...props}>
      <option value="stock">{kinds.stock}</option>
      <option value="lost">{kinds.lost}</option>
    </FilterSelect>
  );
}
