import type { demoWords as english } from '../words/admin-demo-words.ts';
import { type CountedNoun, counted } from './formats.ts';

const products: CountedNoun = [
  'منتج تجريبي واحد',
  'منتجان تجريبيان',
  'منتجات تجريبية',
  'منتجًا تجريبيًا',
  'منتج تجريبي',
];
const orders: CountedNoun = [
  'طلبية تجريبية واحدة',
  'طلبيتان تجريبيتان',
  'طلبيات تجريبية',
  'طلبية تجريبية',
  'طلبية تجريبية',
];

/** Words of the removal of the demo. */
export const demoWords: typeof english = {
  title: 'المحتوى التجريبي',
  text: 'بدأ هذا المتجر بمحتوى تجريبي: منتجات خيالية وطلبيات تجريبية. يمكن حذفه دفعة واحدة عند إضافة محتوى المتجر الحقيقي.',
  remove: 'حذف المحتوى التجريبي',
  question: 'حذف المحتوى التجريبي؟',
  explanation: 'لا يمكن التراجع عن الحذف. يبقى كل ما أضفته بنفسك.',
  goes: {
    products: (count) => `${counted(count, products, 'لا منتجات تجريبية')}، مع العائلات والترجمات`,
    categories: 'أقسامها واحتياجاتها، إلا ما يضم منتجات أضفتها',
    orders: (count) =>
      `${counted(count, orders, 'لا طلبيات تجريبية')}، مع المكالمات والطرود والفواتير والدفعات وإحصاءات البحث`,
    samples: 'الفريق وشركات التوصيل ومكاتب التوصيل والبائع في المحتوى التجريبي',
  },
  staysTitle: 'ما يبقى من المحتوى التجريبي:',
  stays: {
    products: (count) =>
      `${counted(count, products, 'لا منتجات تجريبية')} في طلبيات الزبائن، مع إخفائها كمسودات`,
    orders: (count) => `${counted(count, orders, 'لا طلبيات تجريبية')}، لأن أرقام الفواتير تتسلسل بعدها`,
  },
  done: 'تم حذف المحتوى التجريبي',
  failed: 'تعذّر حذف المحتوى التجريبي',
};
