import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import { id } from '../values/ids.ts';
import {
  emailAddress,
  optionalTypedText,
  phoneNumber,
  typedLine,
  typedLineOrBlank,
  withLatinDigits,
} from '../values/text.ts';

/**
 * The French names of the 58 wilayas, from Adrar to In Guezzam. The last ten follow the older list that ends with
 * In Guezzam, not the official numbering (requirements: Shipping address).
 */
export const wilayas = [
  'Adrar',
  'Chlef',
  'Laghouat',
  'Oum El Bouaghi',
  'Batna',
  'Béjaïa',
  'Biskra',
  'Béchar',
  'Blida',
  'Bouira',
  'Tamanrasset',
  'Tébessa',
  'Tlemcen',
  'Tiaret',
  'Tizi Ouzou',
  'Alger',
  'Djelfa',
  'Jijel',
  'Sétif',
  'Saïda',
  'Skikda',
  'Sidi Bel Abbès',
  'Annaba',
  'Guelma',
  'Constantine',
  'Médéa',
  'Mostaganem',
  "M'sila",
  'Mascara',
  'Ouargla',
  'Oran',
  'El Bayadh',
  'Illizi',
  'Bordj Bou Arreridj',
  'Boumerdès',
  'El Tarf',
  'Tindouf',
  'Tissemsilt',
  'El Oued',
  'Khenchela',
  'Souk Ahras',
  'Tipaza',
  'Mila',
  'Aïn Defla',
  'Naâma',
  'Aïn Témouchent',
  'Ghardaïa',
  'Relizane',
  "El M'Ghair",
  'El Meniaa',
  'Ouled Djellal',
  'Bordj Badji Mokhtar',
  'Béni Abbès',
  'Timimoun',
  'Touggourt',
  'Djanet',
  'In Salah',
  'In Guezzam',
] as const;

const arabicNames: Record<(typeof wilayas)[number], string> = {
  Adrar: 'أدرار',
  Chlef: 'الشلف',
  Laghouat: 'الأغواط',
  'Oum El Bouaghi': 'أم البواقي',
  Batna: 'باتنة',
  Béjaïa: 'بجاية',
  Biskra: 'بسكرة',
  Béchar: 'بشار',
  Blida: 'البليدة',
  Bouira: 'البويرة',
  Tamanrasset: 'تمنراست',
  Tébessa: 'تبسة',
  Tlemcen: 'تلمسان',
  Tiaret: 'تيارت',
  'Tizi Ouzou': 'تيزي وزو',
  Alger: 'الجزائر العاصمة',
  Djelfa: 'الجلفة',
  Jijel: 'جيجل',
  Sétif: 'سطيف',
  Saïda: 'سعيدة',
  Skikda: 'سكيكدة',
  'Sidi Bel Abbès': 'سيدي بلعباس',
  Annaba: 'عنابة',
  Guelma: 'قالمة',
  Constantine: 'قسنطينة',
  Médéa: 'المدية',
  Mostaganem: 'مستغانم',
  "M'sila": 'المسيلة',
  Mascara: 'معسكر',
  Ouargla: 'ورقلة',
  Oran: 'وهران',
  'El Bayadh': 'البيض',
  Illizi: 'إليزي',
  'Bordj Bou Arreridj': 'برج بوعريريج',
  Boumerdès: 'بومرداس',
  'El Tarf': 'الطارف',
  Tindouf: 'تندوف',
  Tissemsilt: 'تيسمسيلت',
  'El Oued': 'الوادي',
  Khenchela: 'خنشلة',
  'Souk Ahras': 'سوق أهراس',
  Tipaza: 'تيبازة',
  Mila: 'ميلة',
  'Aïn Defla': 'عين الدفلى',
  Naâma: 'النعامة',
  'Aïn Témouchent': 'عين تموشنت',
  Ghardaïa: 'غرداية',
  Relizane: 'غليزان',
  "El M'Ghair": 'المغير',
  'El Meniaa': 'المنيعة',
  'Ouled Djellal': 'أولاد جلال',
  'Bordj Badji Mokhtar': 'برج باجي مختار',
  'Béni Abbès': 'بني عباس',
  Timimoun: 'تيميمون',
  Touggourt: 'توقرت',
  Djanet: 'جانت',
  'In Salah': 'عين صالح',
  'In Guezzam': 'عين قزام',
};

/** The Arabic name of a wilaya. Any other text stays as it is. */
export function arabicWilaya(wilaya: string): string {
  return (arabicNames as Record<string, string>)[wilaya] ?? wilaya;
}

const country = 'Algeria';

/**
 * The delivery address of an order from the staff, to whom buyers on the phone rarely tell a postal code (requirements:
 * Shipping address). Without a kind the parcel goes to the door; only then it needs a street.
 */
export const staffAddress = z
  .object(
    {
      fullName: typedLine(200, messageOf('full-name-required')),
      street: z._default(typedLineOrBlank(300, messageOf('street-required')), ''),
      city: typedLine(200, messageOf('city-required')),
      Wilaya: z.enum(wilayas, { error: messageOf('wilaya-required') }),
      postalCode: optionalTypedText(20).check(
        withLatinDigits,
        z.refine((code) => !/[\r\n]/.test(code), messageOf('not-one-line')),
      ),
      communeId: z.optional(
        z.int(messageOf('commune-unknown')).check(z.minimum(1, messageOf('commune-unknown'))),
      ),
      deliveryKind: z.optional(z.enum(['home', 'desk'], messageOf('delivery-kind-unknown'))),
      pickupPointId: z.optional(id),
      country: z._default(z.literal(country, messageOf('algeria-only')), country),
      phone: phoneNumber(),
      email: z._default(z.union([z.literal(''), emailAddress()], messageOf('email-address-invalid')), ''),
    },
    messageOf('shipping-address-required'),
  )
  .check(
    z.refine(({ street, deliveryKind }) => street !== '' || deliveryKind === 'desk', {
      error: messageOf('street-required'),
      path: ['street'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/**
 * The delivery address of a buyer's order. The handler, not this schema, requires the e-mail of a guest. A chosen commune
 * replaces the city and makes the postal code unnecessary.
 */
export const shippingAddress = staffAddress.check(
  z.refine(({ postalCode, communeId }) => Boolean(postalCode || communeId), {
    error: messageOf('postal-code-required'),
    path: ['postalCode'],
    // Also beside the errors of other parts.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);

export type ShippingAddress = z.output<typeof shippingAddress>;

/** The parts of an address that decide how and for which price an order is delivered. */
export type Destination = Pick<ShippingAddress, 'Wilaya' | 'communeId' | 'deliveryKind' | 'pickupPointId'>;

/** A pickup point decides about no price, so a quote of the staff may come before its choice. */
export type QuotedDestination = Destination & { mayLackPoint?: true };
