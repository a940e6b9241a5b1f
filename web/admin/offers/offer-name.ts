import type { Offer } from '../../../shared/offers/offers.ts';
import { language } from '../../words/formats.ts';

/** The name of an offer as readers of the page read it. */
export function offerName({ name, nameFr, nameAr }: Pick<Offer, 'name' | 'nameFr' | 'nameAr'>) {
  return { en: name, fr: nameFr, ar: nameAr }[language] || name;
}
