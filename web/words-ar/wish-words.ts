import type { wishWords as english } from '../words/wish-words.ts';
import { counted, isolated } from './formats.ts';

const products = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'] as const;

/** Words of the wish list. */
export const wishWords: typeof english = {
  title: 'قائمة الأمنيات',
  description: 'المنتجات التي تريد الرجوع إليها لاحقًا.',
  loading: 'جارٍ تحميل قائمة أمنياتك…',
  count: (count) => counted(count, products, 'لا منتجات'),
  guest: 'قائمة أمنياتك محفوظة في هذا المتصفح.',
  signIn: 'سجّل الدخول لتجدها على كل أجهزتك.',
  empty: {
    title: 'قائمة أمنياتك فارغة',
    text: 'اضغط على القلب بجانب أي منتج ليظهر هنا.',
    browse: 'تصفح المنتجات',
  },
  added: 'أُضيف إلى قائمة أمنياتك',
  removed: 'حُذف من قائمة أمنياتك',
  view: 'عرض القائمة',
  move: 'نقل إلى السلة',
  moveNamed: (name) => `نقل إلى السلة: ${isolated(name)}`,
  gone: (count) => `لم يعد متوفرًا للبيع من قائمتك: ${counted(count, products, 'لا منتجات')}.`,
  takeOff: 'حذف من القائمة',
};
