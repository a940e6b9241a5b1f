import { mostWishes } from '../../../shared/orders/cart.ts';
import { userEntry, wishesEntry, wishOwnerEntry } from '../../session/local-entries.ts';
import { localUrl } from '../../session/local-url.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { wishWords as words } from '../../words/wish-words.ts';
import { syncWishes } from './sync-wishes.ts';

/** Adds a product to the wish list or removes it, in this browser at once and then in the account. */
export async function toggleWish(id: string, { isSilent = false } = {}) {
  const before = wishesEntry.get();
  const isRemoved = before.includes(id);
  wishesEntry.set(isRemoved ? before.filter((other) => other !== id) : [id, ...before].slice(0, mostWishes));
  if (!isSilent) tell(isRemoved);
  // A later sign-in merges what a guest has changed.
  if (!userEntry.get()) return wishOwnerEntry.clear();
  try {
    await syncWishes(isRemoved ? { remove: [id] } : { add: [id] });
  } catch (error) {
    wishesEntry.set(before);
    showToast({ kind: 'error', text: refusalText(error) });
  }
}

function tell(isRemoved: boolean) {
  if (isRemoved) return showToast({ kind: 'info', text: words.removed });
  const view = () => window.location.assign(localUrl('/wishlist'));
  return showToast({ kind: 'success', text: words.added, actions: [{ label: words.view, run: view }] });
}
