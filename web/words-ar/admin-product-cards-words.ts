import type * as english from '../words/admin-product-cards-words.ts';
import { type CountedNoun, counted } from './formats.ts';

const prices: CountedNoun = ['سعر واحد', 'سعران', 'أسعار', 'سعرًا', 'سعر'];

/** Words of the prices that a product has had. */
export const adminPricesWords: typeof english.adminPricesWords = {
  title: 'سجل الأسعار',
  lowest: (price, day) =>
    `أدنى سعر في الأيام الثلاثين قبل أي تخفيض: ${price}، يوم ${day}. لا ينبغي أن يشطب التخفيض سعرًا أعلى منه.`,
  since: (day) => `منذ ${day}`,
  plot: (count, top) => `${counted(count, prices, 'لا أسعار')}، والأعلى ${top}`,
};

/** Words of the links to a product in the shop. */
export const productLinkWords: typeof english.productLinkWords = {
  title: 'في المتجر',
  view: 'عرض في المتجر',
  draft: 'يرى الزبائن الصفحة عندما يظهر المنتج في المتجر.',
  source: 'أين سيوضع الرابط؟',
  sourceHint: 'تَعُدّ التقارير الطلبيات الآتية منه.',
  link: 'رابط الإعلان',
  linkHint: 'يؤدي إلى صفحة فيها هذا المنتج وحده ونموذج طلبه.',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  notCopied: 'لا يسمح المتصفح بالنسخ. يمكن تحديد الرابط ونسخه يدويًا.',
};

/** After a noun. */
const newMembers: CountedNoun = [
  'عنصر جديد واحد',
  'عنصرين جديدين',
  'عناصر جديدة',
  'عنصرًا جديدًا',
  'عنصر جديد',
];

/** Words of the table that adds new members to the family of a product. */
export const adminVariantsWords: typeof english.adminVariantsWords = {
  add: 'إضافة عناصر جديدة',
  later:
    'هل يتوفر بأحجام أو مقاسات أو ألوان أخرى، لكل منها سعرها؟ يُحفظ هذا المنتج أولًا، ثم تُضاف في صفحته كعناصر من عائلة واحدة.',
  title: 'عناصر جديدة',
  note: 'يصبح كل سطر منتجًا بنصوص هذا المنتج المحفوظة وصوره وفئته وبطاقته التقنية. إن وردت تسميته في اسمه، تحل محلها التسمية الجديدة في اسم النسخة.',
  cell: (column, row) => `${column}، السطر ${row}`,
  netQuantityIn: { ml: 'الكمية الصافية (مل)', g: 'الكمية الصافية (غ)', pieces: 'الكمية الصافية (قطعة)' },
  addRow: 'إضافة سطر',
  removeRow: (row) => `إزالة السطر ${row}`,
  save: 'إنشاء العناصر',
  made: (count) => `تم إنشاء ${counted(count, newMembers, '')}`,
  failed: 'تعذّر إنشاء العناصر الجديدة',
};
