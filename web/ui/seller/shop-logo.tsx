import { Link } from 'react-router';
import { useShopLogo, useShopName } from '../../head/shop-name.ts';
import { layoutWords } from '../../words/layout-words.ts';

type Props = { name: string; source: string | undefined };

/** The logo of the settings, or a pharmacy cross with a leaf and the name. */
export function ShopLogo({ name, source }: Props) {
  if (!source) {
    return (
      <>
        <i className="logo-mark" />
        <bdi>{name}</bdi>
      </>
    );
  }
  return (
    // Otherwise React would write a preload into the remembered HTML of the header, where the browser expects none.
    <img fetchPriority="low" src={source} alt={name} width={144} height={40} className="logo-picture" />
  );
}

const longestWord = 16;

/** The classes of the element around it. A longer name is smaller, and takes up to three lines. */
export function logoStyles(name: string) {
  return name.length > longestWord ? 'logo logo-long' : 'logo';
}

/** The logo as a link to the home page. */
export function Logo() {
  const shop = useShopName();
  return (
    <Link to="/" aria-label={layoutWords.homeLink(shop)} className={logoStyles(shop)}>
      <ShopLogo name={shop} source={useShopLogo()} />
    </Link>
  );
}
