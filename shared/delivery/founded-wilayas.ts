import type { wilayas } from './shipping-address.ts';

/**
 * The wilayas that were founded in 2026, with their names in French and Arabic and the wilaya that their addresses name
 * (requirements: Shipping address).
 */
export const foundedWilayas: { name: string; arabic: string; former: (typeof wilayas)[number] }[] = [
  { name: 'Aflou', arabic: 'آفلو', former: 'Laghouat' },
  { name: 'Barika', arabic: 'بريكة', former: 'Batna' },
  { name: 'El Kantara', arabic: 'القنطرة', former: 'Biskra' },
  { name: 'Bir El Ater', arabic: 'بئر العاتر', former: 'Tébessa' },
  { name: 'El Aricha', arabic: 'العريشة', former: 'Tlemcen' },
  { name: 'Ksar Chellala', arabic: 'قصر الشلالة', former: 'Tiaret' },
  { name: 'Aïn Oussera', arabic: 'عين وسارة', former: 'Djelfa' },
  { name: 'Messaad', arabic: 'مسعد', former: 'Djelfa' },
  { name: 'Ksar El Boukhari', arabic: 'قصر البخاري', former: 'Médéa' },
  { name: 'Bou Saâda', arabic: 'بوسعادة', former: "M'sila" },
  { name: 'El Abiodh Sidi Cheikh', arabic: 'الأبيض سيدي الشيخ', former: 'El Bayadh' },
];
