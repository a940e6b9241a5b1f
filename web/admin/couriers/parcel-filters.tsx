import type { ListedCourier } from '../../../shared/couriers.ts';
import { Button } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { KeywordField, ListFilters } from '../list/list-filters.tsx';
import { useFilterDraft } from '../list/use-admin-list.ts';
import { parcelList } from './parcel-list.ts';

const { filters: words, shows } = adminCouriersWords.parcels;

type Props = { state: ReturnType<typeof parcelList.read>; couriers: ListedCourier[] };

/** The filters of the list of parcels. */
export function ParcelFilters({ state, couriers }: Props) {
  const { draft, fill, show } = useFilterDraft(parcelList, state);
  return (
    <ListFilters
      label={words.label}
      columns="grid-cols-2 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_auto] md:*:first:col-span-1"
      onApply={show}
    >
      <KeywordField
        label={words.keyword}
        placeholder={words.keywordPlaceholder}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect label={words.show} value={draft.show} onChoose={(chosen) => show({ show: chosen })}>
        <option value="">{shows.all}</option>
        {(['waiting', 'moving', 'attention'] as const).map((name) => (
          <option key={name} value={name}>
            {shows[name]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={words.courier} value={draft.courier} onChoose={(courier) => show({ courier })}>
        <option value="">{words.allCouriers}</option>
        {couriers.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <div className="self-end md:pb-0.5">
        <Button type="submit" kind="secondary">
          {words.apply}
        </Button>
      </div>
    </ListFilters>
  );
}
