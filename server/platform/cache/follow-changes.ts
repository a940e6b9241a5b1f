import { clearCounts, dropCounts } from '../db/count-cache.ts';
import { listenForDrops } from '../db/notify.ts';
import type { ReplyCache } from './reply-cache.ts';

type Options = { connectionString: string; cache: ReplyCache; onError: (error: Error) => void };

/** Makes this process forget what any process changes: cached replies and remembered counts. */
export function followChanges({ connectionString, cache, onError }: Options) {
  return listenForDrops({
    connectionString,
    onDrop(tags) {
      cache.drop(tags);
      dropCounts(tags);
    },
    onGap() {
      cache.clear();
      clearCounts();
    },
    onError,
  });
}
