import type { settingsRefusals as english } from '../words/settings-refusals.ts';

/** The messages of the API about the settings of the shop in Arabic, by their English texts. */
export const settingsRefusals: typeof english = {
  'A trade register number looks like 16/00-0123456 B 22':
    'يُكتب رقم السجل التجاري مثل \u206616/00-0123456 B 22\u2069',
  'A NIF has 15 or 20 digits': 'يتكون رقم التعريف الجبائي من 15 أو 20 رقمًا',
  'A NIS has 15 digits': 'يتكون رقم التعريف الإحصائي من 15 رقمًا',
  'An article of taxation has 11 digits': 'تتكون مادة الإخضاع الضريبي من 11 رقمًا',
  'Capital is a number of dinars': 'رأس المال عدد بالدينار',
  'Tax regime is real or ifu': 'النظام الجبائي هو real أو ifu',
  'Type an address like https://www.facebook.com/your-shop':
    'يجب إدخال عنوان مثل \u2066https://www.facebook.com/your-shop\u2069',
  'Type an address like https://www.instagram.com/your-shop':
    'يجب إدخال عنوان مثل \u2066https://www.instagram.com/your-shop\u2069',
  'Type an address like https://www.tiktok.com/@your-shop':
    'يجب إدخال عنوان مثل \u2066https://www.tiktok.com/@your-shop\u2069',
  'Type an address like https://www.youtube.com/@your-shop':
    'يجب إدخال عنوان مثل \u2066https://www.youtube.com/@your-shop\u2069',
  'Somebody else has changed these settings in the meantime': 'عدّل شخص آخر هذه الإعدادات في هذه الأثناء',
};
