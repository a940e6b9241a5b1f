import { logoSource } from '../../../shared/catalog/images.ts';
import { useShopName } from '../../head/shop-name.ts';

type Props = { imageUrl: string | undefined; nameStyles: string };

/** The logo of the settings on paper, or the name of the shop. */
export function ShopMark({ imageUrl, nameStyles }: Props) {
  const shop = useShopName();
  if (!imageUrl) return <p className={`font-bold text-brand-strong ${nameStyles}`}>{shop}</p>;
  return (
    <img
      src={logoSource(imageUrl)}
      alt={shop}
      width={192}
      height={48}
      className="h-12 w-auto max-w-48 object-contain"
    />
  );
}
