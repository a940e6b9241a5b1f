import type { DeliveryKind } from '../../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { type Language, rootLanguage } from '../../../shared/values/languages.ts';
import type { Random } from './seeded-random.ts';

export type SampleBuyer = {
  name: string;
  phone: string;
  street: string;
  language: Language;
  wilaya: (typeof wilayas)[number];
  kind: DeliveryKind;
};

/** Where a shop in Algiers sells most; all other wilayas share the rest. */
const usual: SampleBuyer['wilaya'][] = [
  ...Array<SampleBuyer['wilaya']>(9).fill('Alger'),
  ...Array<SampleBuyer['wilaya']>(4).fill('Oran'),
  ...(['Blida', 'Blida', 'Constantine', 'Constantine', 'Sétif', 'Sétif', 'Boumerdès', 'Tipaza'] as const),
  ...(['Béjaïa', 'Tizi Ouzou', 'Annaba', 'Batna', 'Tlemcen', 'Chlef', 'Médéa', 'Mostaganem'] as const),
];

const languagesOfTen = ['fr', 'fr', 'fr', 'fr', 'fr', 'ar', 'ar', 'ar', 'ar', 'en'] as const;

/** Buyers are plainly samples: nobody has these names, addresses or numbers. No operator was given numbers with 0500. */
export function sampleBuyer(number: number, random: Random): SampleBuyer {
  const language = random.pick(languagesOfTen);
  return {
    ...{ language, ...namesIn[rootLanguage()](number) },
    phone: `0500 00 ${String(number)
      .padStart(4, '0')
      .replace(/^(\d\d)/, '$1 ')}`,
    wilaya: random.between(1, 10) <= 7 ? random.pick(usual) : random.pick(wilayas),
    kind: random.between(1, 10) <= 3 ? 'desk' : 'home',
  };
}

const namesIn = {
  en: (number: number) => ({ name: `Sample Buyer ${number}`, street: `Sample address ${number}` }),
  fr: (number: number) => ({ name: `Client exemple ${number}`, street: `Adresse exemple ${number}` }),
  ar: (number: number) => ({ name: `زبون تجريبي ${number}`, street: `عنوان تجريبي ${number}` }),
};
