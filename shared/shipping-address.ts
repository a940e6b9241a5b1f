import * as z from 'zod/mini';
import { emailAddress, phoneNumber, typedLine, withLatinDigits } from './text.ts';

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

const country = 'Algeria';

/**
 * The delivery address of an order (requirements: Shipping address). Guests must add an e-mail, which the handler
 * requires, not this schema.
 */
export const shippingAddress = z.object(
  {
    fullName: typedLine(200, 'Full name is required'),
    street: typedLine(300, 'Street is required'),
    city: typedLine(200, 'City is required'),
    Wilaya: z.enum(wilayas, { error: 'Wilaya is required' }),
    postalCode: typedLine(20, 'Postal code is required').check(withLatinDigits),
    country: z._default(z.literal(country, `We deliver within ${country} only`), country),
    phone: phoneNumber('Phone is required'),
    email: z._default(
      z.union(
        [z.literal(''), emailAddress('Email is required', 'Email address is invalid')],
        'Email address is invalid',
      ),
      '',
    ),
  },
  'Shipping address is required',
);

export type ShippingAddress = z.output<typeof shippingAddress>;
