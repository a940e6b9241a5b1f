import { clearCounts, dropCounts } from '../db/count-cache.ts';
import { tellFollowers } from '../db/follow-drops.ts';
import { listenForDrops } from '../db/notify.ts';
import type { ReplyCache } from './reply-cache.ts';

type Options = { connectionString: string; cache: ReplyCache; onError: (error: Error) => void };

/** Drops cached replies and remembered counts when this or another process changes their data. */
export function followChanges({ connectionString, cache, onError }: Options) {
  return listenForDrops({
    connectionString,
    onDrop(tags) {
      cache.drop(tags);
      dropCounts(tags);
      tellFollowers(tags);
    },
    onGap() {
      cache.clear();
      clearCounts();
      tellFollowers('all');
    },
    onError,
  });
}
