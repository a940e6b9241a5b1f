import type { productLinkWords as english } from '../words/admin-product-links-words.ts';

/** Words of the links to a product in the shop. */
export const productLinkWords: typeof english = {
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
