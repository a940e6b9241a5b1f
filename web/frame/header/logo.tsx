import { Link } from 'react-router';
import { useShopName } from '../../head/shop-name.ts';
import { logoStyles, ShopLogo } from '../../ui/seller/shop-logo.tsx';
import { layoutWords } from '../../words/layout-words.ts';

/** The logo as a link to the home page. */
export function Logo({ source }: { source: string | undefined }) {
  const shop = useShopName();
  return (
    <Link to="/" aria-label={layoutWords.homeLink(shop)} className={logoStyles(shop)}>
      <ShopLogo name={shop} source={source} />
    </Link>
  );
}
