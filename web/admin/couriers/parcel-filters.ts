import * as z from 'zod/mini';
import type { ListedCourier } from '../../../shared/couriers/couriers.ts';
import { idPattern } from '../../../shared/values/ids.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import type { FiltersOf } from '../kit/list-filters.tsx';
import { adminList, keywordFilter } from '../list/admin-list.ts';

const { filters: words, shows } = adminCouriersWords.parcels;

/** As in `parcelLists` of the contract, which this page does not load. */
const lists = ['waiting', 'moving', 'attention', 'unpaid'] as const;

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

/** The list of parcels with one filter. */
export function parcelsUrl(filter: { keyword: string } | { courier: string }) {
  return parcelList.url(parcelList.read(new URLSearchParams(filter)));
}

/** The filters of the list of parcels. */
export function parcelFilters(couriers: ListedCourier[]): FiltersOf<typeof parcelList> {
  const { all, waiting, moving, attention, unpaid } = shows;
  const names = couriers.map(({ _id, name }) => [_id, name]);
  return {
    label: words.label,
    columns: 'grid-cols-2 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_auto] md:*:first:col-span-1',
    fields: [
      { keyword: words.keyword, placeholder: words.keywordPlaceholder },
      { name: 'show', label: words.show, options: { '': all, waiting, moving, attention, unpaid } },
      {
        name: 'courier',
        label: words.courier,
        options: { '': words.allCouriers, ...Object.fromEntries(names) },
      },
    ],
    apply: words.apply,
  };
}
