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
