import type { Listing } from './listing.ts';

/** What a form without JavaScript has to send along, so that it changes only its own part of the listing. */
export function HiddenFields({ listing, without }: { listing: Listing; without: (keyof Listing)[] }) {
  const kept = { ...listing, page: undefined };
  return Object.entries(kept)
    .filter(([name, value]) => value !== undefined && value !== '' && !without.some((own) => own === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />);
}
