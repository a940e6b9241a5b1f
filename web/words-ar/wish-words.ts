import type { wishWords as english } from '../words/wish-words.ts';
import { counted, isolated } from './formats.ts';

const products = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'] as const;

/** Words of the wish list. */
export const wishWords: typeof english = {
  title: 'المفضلة',
  description: 'المنتجات المحفوظة للرجوع إليها لاحقًا.',
  loading: 'جارٍ تحميل المفضلة…',
  count: (count) => counted(count, products, 'لا منتجات'),
  guest: 'المفضلة محفوظة في هذا المتصفح.',
  signIn: 'تسجيل الدخول يعرضها على كل أجهزتك.',
  empty: {
    title: 'المفضلة فارغة',
    text: 'القلب بجانب المنتج يضيفه إلى المفضلة.',
    browse: 'تصفّح المنتجات',
  },
  added: 'أُضيف إلى المفضلة',
  removed: 'حُذف من المفضلة',
  view: 'عرض المفضلة',
  move: 'نقل إلى السلة',
  moveNamed: (name) => `نقل إلى السلة: ${isolated(name)}`,
  gone: (count) => `لم يعد متوفرًا للبيع من المفضلة: ${counted(count, products, 'لا منتجات')}.`,
  takeOff: 'حذف من المفضلة',
};
