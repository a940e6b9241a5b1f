import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type User, user } from '../../shared/access/accounts.ts';
import { cartItem } from '../../shared/orders/cart.ts';
import { localUrl } from './local-url.ts';

/**
 * One entry of the browser's local storage, stored as JSON. A text without quotes is read too. A broken or unreadable
 * entry counts as absent (requirements: Local entries).
 */
type LocalEntry<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  clear: () => void;
  /** The value to show. On the server and during hydration it is the absent one. */
  use: () => Value;
};

// The browser's own event reaches only the other tabs.
const changed = new EventTarget();

function localEntry<Value>(key: string, schema: z.ZodMiniType<Value>, absent: Value): LocalEntry<Value> {
  let lastText: string | null = null;
  let lastValue = absent;

  function get() {
    const text = readStorage(key);
    if (text !== lastText) {
      lastText = text;
      lastValue = parse(text, schema) ?? absent;
    }
    return lastValue;
  }

  function subscribe(onChange: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange();
    };
    changed.addEventListener(key, onChange);
    window.addEventListener('storage', onStorage);
    // A page in the back-forward cache has missed the changes.
    window.addEventListener('pageshow', onChange);
    return () => {
      changed.removeEventListener(key, onChange);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onChange);
    };
  }

  return {
    get,
    set(value) {
      writeStorage(key, JSON.stringify(value));
      changed.dispatchEvent(new Event(key));
    },
    clear() {
      writeStorage(key, null);
      changed.dispatchEvent(new Event(key));
    },
    use: () => useSyncExternalStore(subscribe, get, () => absent),
  };
}

function parse<Value>(text: string | null, schema: z.ZodMiniType<Value>) {
  return text === null ? undefined : schema.safeParse(fromJson(text)).data;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

// Storage may be switched off or full: the shop then works for this page view only.
const memory = new Map<string, string>();

function readStorage(key: string) {
  try {
    return memory.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function writeStorage(key: string, text: string | null) {
  try {
    memory.delete(key);
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
}

const storedAddress = z.object({
  fullName: z.catch(z.string(), ''),
  street: z.catch(z.string(), ''),
  city: z.catch(z.string(), ''),
  Wilaya: z.catch(z.string(), ''),
  postalCode: z.catch(z.string(), ''),
  country: z.catch(z.string(), 'Algeria'),
  phone: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  communeId: z.catch(z.optional(z.int()), undefined),
  deliveryKind: z.catch(z.optional(z.enum(['home', 'desk'])), undefined),
  pickupPointId: z.catch(z.optional(z.string()), undefined),
});

export type StoredAddress = z.infer<typeof storedAddress>;

export const noAddress: StoredAddress = {
  fullName: '',
  street: '',
  city: '',
  Wilaya: '',
  postalCode: '',
  country: 'Algeria',
  phone: '',
  email: '',
};

/** The entries of the shop (requirements: Local entries). */
export const cartItemsEntry = localEntry('cartItems', z.array(cartItem), []);
export const shippingAddressEntry = localEntry<StoredAddress | null>('shippingAddress', storedAddress, null);
export const paymentMethodEntry = localEntry<string | null>('paymentMethod', z.string(), null);
const storedUser = z.partial(user, { phone: true, createdAt: true });

export type StoredUser = z.infer<typeof storedUser>;

export const userEntry = localEntry<StoredUser | null>('user', storedUser, null);

/**
 * Stores the user from an answer of the server. Other parts of a profile are left out (requirements: Local entries).
 */
export function storeUser({ _id, name, email, role, phone, createdAt }: User) {
  userEntry.set({ _id, name, email, role, phone, createdAt });
}

/** The address that last signed in with Google here. It stays after signing out, to point to the right button. */
export const googleEmailEntry = localEntry<string | null>('googleEmail', z.string(), null);

/** The notes for the courier, kept like the address until the order is placed. */
export const orderNotesEntry = localEntry('orderNotes', z.string(), '');

/** The code for the next order, as typed. */
export const discountCodeEntry = localEntry('discountCode', z.string(), '');

/** The last order that this browser placed (requirements: Local entries). */
export const lastOrderIdEntry = localEntry<string | null>('lastOrderId', z.string(), null);

/** The language that was chosen here, so that no other is offered. */
export const languageEntry = localEntry<string | null>('language', z.string(), null);

/** The ids of the products that were viewed here, the latest first. */
export const recentlyViewedEntry = localEntry('recentlyViewed', z.array(z.string()), []);

/** The ids of the products on the wish list, the latest first, and the id of the account that has the same list. */
export const wishesEntry = localEntry('wishes', z.array(z.string()), []);
export const wishOwnerEntry = localEntry<string | null>('wishOwner', z.string(), null);

/** The announcement that was closed here. A script in the head of each page reads it too (early-script.ts). */
export const closedAnnouncementEntry = localEntry<string | null>('closedAnnouncement', z.string(), null);

/** `putAway` once somebody has put away the steps of the first day, on the dashboard. */
export const firstDayEntry = localEntry<string | null>('firstDay', z.string(), null);

/** The terms that were searched for here, the latest first. */
export const recentSearchesEntry = localEntry('recentSearches', z.array(z.string()), []);

/** Whether a new order is heard in the back office (requirements: Local entries). */
export const orderSoundEntry = localEntry('orderSound', z.boolean(), false);

/**
 * Leaves for the home page after signing out. What belongs to the person is cleared, because somebody else may use this
 * browser next; the cart and the way of signing in stay (requirements: Sessions). The full page load clears the memory.
 */
export function leaveSignedOut() {
  userEntry.clear();
  shippingAddressEntry.clear();
  orderNotesEntry.clear();
  discountCodeEntry.clear();
  lastOrderIdEntry.clear();
  recentlyViewedEntry.clear();
  recentSearchesEntry.clear();
  wishesEntry.clear();
  wishOwnerEntry.clear();
  window.location.assign(localUrl('/'));
}

/** The format of the files that the back office downloads. */
export const fileFormatEntry = localEntry<'csv' | 'xlsx'>('fileFormat', z.enum(['csv', 'xlsx']), 'csv');
