import { wilayaCount } from '../../shared/delivery/wilaya-count.ts';
import type { homeWords as english } from '../words/home-words.ts';

/** Words of the home page only, so that other pages need not load them. */
export const homeWords: typeof english = {
  title: 'شبه صيدلية على الإنترنت في الجزائر',
  description:
    'مكملات غذائية ومنتجات نظافة وعناية ومستلزمات طبية دون وصفة، مع التوصيل إلى كل ولايات الجزائر والدفع نقدًا عند الاستلام.',
  eyebrow: 'شبه صيدلية على الإنترنت في الجزائر',
  heading: 'عنايتك اليومية، تصلك إلى باب البيت',
  lead: 'مكملات غذائية ومنتجات نظافة وعناية ومستلزمات طبية لا تتطلب وصفة. الطلب ممكن دون حساب، والدفع عند وصول الطرد.',
  shopNow: 'تسوّق الآن',
  learnMore: 'معرفة المزيد',
  stats: {
    products: { value: '\u200e+1000', label: 'منتج مع الخيارات' },
    support: { value: '6 أيام في الأسبوع', label: 'خدمة الزبائن' },
  },
  categories: 'التسوق حسب القسم',
  featured: 'منتجات مختارة',
  offers: 'عروض وتخفيضات',
  arrivals: 'وصل حديثًا',
  seeAll: 'عرض الكل',
  seeAllOf: (title) => `عرض الكل: ${title}`,
  howItWorks: 'كيف تتم الطلبية',
  facts: {
    deliveryTitle: (served) =>
      served === wilayaCount ? `التوصيل إلى ${served} ولاية` : 'التوصيل إلى ولايتك',
    payment: {
      title: 'الدفع عند الاستلام',
      text: 'الدفع يكون عند وصول الطرد إليك. الأسعار تشمل كل الرسوم.',
    },
    account: {
      title: 'دون حاجة إلى حساب',
      text: 'يكفي للطلب اسم وعنوان ورقم هاتف وبريد إلكتروني.',
      textWithoutEmail: 'يكفي للطلب اسم وعنوان ورقم هاتف.',
    },
    returns: {
      title: 'إرجاع سهل',
      text: 'غيّرت رأيك؟ يمكنك طلب استرداد المبلغ خلال 7 أيام من الاستلام.',
    },
  },
  callToAction: {
    heading: 'كل ما يلزمك في بضع لمسات',
    text: 'يكفي البحث بالمنتج أو العلامة أو الاحتياج، ثم ملء السلة والدفع نقدًا أمام الباب.',
    action: 'تصفّح المنتجات',
  },
};
