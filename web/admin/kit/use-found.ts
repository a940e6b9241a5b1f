import { useState } from 'react';
import type { FoundIds } from '../../../shared/contract/found-ids.ts';
import type { Selection } from '../list/use-selection.ts';

type Found<Filter, Reply> = { filter: Filter; reply: Reply; ids: ReadonlySet<string> };

/**
 * Chooses the rows of a whole list beyond its page, as far as one change goes. `found` is the reply and the filter by which
 * all chosen rows were found; undefined if any was chosen by hand. `isWhole` while none of them was taken out.
 */
export function useFound<Filter, Reply extends FoundIds>(
  { chosen, chooseFound }: Pick<Selection, 'chosen' | 'chooseFound'>,
  find: (filter: Filter) => Promise<Reply>,
) {
  const [last, setLast] = useState<Found<Filter, Reply>>();
  const found = last && chosen.size > 0 && chosen.isSubsetOf(last.ids) ? last : undefined;

  async function chooseAll(filter: Filter) {
    const reply = await find(filter);
    setLast({ filter, reply, ids: new Set(reply.ids) });
    chooseFound(reply.ids);
  }
  return { found, isWhole: found?.ids.size === chosen.size, chooseAll };
}
