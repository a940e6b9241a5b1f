import { useNavigate } from 'react-router';
import { listingUrl } from '../listing/listing.ts';
import { ProductSearch } from '../listing/product-search.tsx';

/** The search of small screens, where the header keeps its own in the menu. */
export function HomeSearch() {
  const navigate = useNavigate();
  const search = async (keyword: string) => {
    if (keyword) await navigate(listingUrl({ keyword }));
  };
  return <ProductSearch onSearch={search} />;
}
