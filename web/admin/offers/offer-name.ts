import type { Offer } from '../../../shared/offers/offers.ts';
import { language } from '../../words/formats.ts';

/** The name of an offer as readers of the page read it. */
export function offerName({
  name,
  nameEn,
  nameFr,
  nameAr,
}: Pick<Offer, 'name' | 'nameEn' | 'nameFr' | 'nameAr'>) {
  return { en: nameEn, fr: nameFr, ar: nameAr }[language] || name;
}
