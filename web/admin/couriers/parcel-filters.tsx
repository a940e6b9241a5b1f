import * as z from 'zod/mini';
import type { ListedCourier } from '../../../shared/couriers.ts';
import { idPattern } from '../../../shared/ids.ts';
import { Button } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { adminList, keywordFilter } from '../list/admin-list.ts';
import { KeywordField, ListFilters } from '../list/list-filters.tsx';
import { useFilterDraft } from '../list/use-admin-list.ts';

const { filters: words, shows } = adminCouriersWords.parcels;

/** The lists of `parcelLists`, without the contract. */
const lists = ['waiting', 'moving', 'attention'] as const;

/** The list of parcels (requirements: Parcels). */
export const parcelList = adminList({
  path: '/admin/couriers/parcels',
  filters: z.object({
    keyword: keywordFilter,
    show: z.catch(z.enum([...lists, '']), ''),
    courier: z.catch(z.union([z.string().check(z.regex(idPattern)), z.literal('')]), ''),
  }),
  sorting: z.object({}),
});

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
