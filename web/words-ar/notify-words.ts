import type { notifyWords as english } from '../words/notify-words.ts';
import { isolated } from './formats.ts';

/** Words of the alerts for sold-out products (requirements: Back in stock). */
export const notifyWords: typeof english = {
  notFound: 'المنتج غير موجود',
  errorTitle: 'خطأ في تحميل المنتج',
  tryAgain: 'إعادة المحاولة',
  toProducts: 'عرض كل المنتجات',
  seeProduct: 'عرض المنتج',
  back: { title: 'المنتج متوفر من جديد', lead: (name) => `«${isolated(name)}» متوفر من جديد.` },
  ask: {
    title: 'إشعار عند التوفر',
    description: (shop) =>
      `يكفي ترك بريد إلكتروني أو رقم هاتف، وستصلك من ${shop} رسالة أو مكالمة عند توفر المنتج.`,
    lead: 'هذا المنتج غير متوفر حاليًا. سنُعلمك مرة واحدة عند توفره من جديد.',
    back: 'العودة إلى المنتج',
    by: 'كيف نُعلمك؟',
    byEmail: 'بالبريد الإلكتروني',
    byPhone: 'بالهاتف',
    email: 'البريد الإلكتروني',
    emailHint: 'لا نستعمله إلا لهذا المنتج.',
    phone: 'الهاتف',
    phoneHint: 'سنتصل بك مرة واحدة، بشأن هذا المنتج فقط.',
    submit: 'طلب الإشعار',
    busy: 'جارٍ الإرسال…',
    failed: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
    mailed: {
      title: 'رسالة في بريدك',
      lead: 'يُرجى التأكيد بفتح الرابط الذي أرسلناه إلى',
      hint: 'إذا سبق لك التأكيد فلا حاجة إلى شيء آخر. إذا لم تصل الرسالة فقد تكون في مجلد الرسائل غير المرغوب فيها.',
    },
    called: {
      title: 'سنتصل بك',
      lead: (name) => `عند توفر «${isolated(name)}» من جديد سنتصل بالرقم`,
    },
  },
  confirm: {
    title: 'تأكيد الإشعار',
    description: (shop) => `تأكيد أن ${shop} ستُعلمك عند توفر المنتج من جديد.`,
    lead: 'سنراسلك مرة واحدة، عند توفر المنتج من جديد.',
    submit: 'تأكيد',
    busy: 'جارٍ التأكيد…',
    failed: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
    done: {
      title: 'تم التسجيل',
      lead: (name) => `سنراسلك عند توفر «${isolated(name)}» من جديد.`,
    },
  },
  stop: {
    title: 'إيقاف الإشعار',
    description: (shop) => `إيقاف الإشعار بشأن أحد منتجات ${shop}.`,
    lead: 'لن نراسلك عند توفر المنتج من جديد.',
    submit: 'إيقاف الإشعار',
    busy: 'جارٍ الإيقاف…',
    failed: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
    done: {
      title: 'تم إيقاف الإشعار',
      lead: 'لن نراسلك بشأن هذا المنتج. يمكنك طلب الإشعار من جديد في صفحته.',
    },
  },
};
