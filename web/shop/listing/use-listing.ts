import { useNavigate, useNavigation } from 'react-router';
import { changeListing, type Listing, listingUrl, readListing } from './listing.ts';

/**
 * The listing that the shopper asks for: while its products are on their way already the new one, so that a select
 * keeps what was just chosen.
 */
export function useListing(loaded: Listing) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isLoading = location?.pathname === '/products';
  const listing = isLoading ? readListing(new URLSearchParams(location.search)) : loaded;
  const change = (changes: Partial<Listing>) => {
    void navigate(listingUrl(changeListing(listing, changes)));
  };
  return { listing, isLoading, change };
}

export type ChangeListing = ReturnType<typeof useListing>['change'];
