import { logoSource } from '../../../shared/catalog/images.ts';
import { layoutWords } from '../../words/layout-words.ts';

type Props = { imageUrl: string | undefined; nameStyles: string };

/** The logo of the settings on paper, or the name of the shop. */
export function ShopMark({ imageUrl, nameStyles }: Props) {
  if (!imageUrl) return <p className={`font-bold text-brand-strong ${nameStyles}`}>{layoutWords.shopName}</p>;
  return (
    <img
      src={logoSource(imageUrl)}
      alt={layoutWords.shopName}
      width={192}
      height={48}
      className="h-12 w-48 object-contain object-left rtl:object-right"
    />
  );
}
