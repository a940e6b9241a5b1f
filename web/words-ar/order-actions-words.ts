import type { orderActionsWords as english } from '../words/order-actions-words.ts';
import { isolated } from './formats.ts';

/** Words of what a buyer can do with an order. They are loaded after the order. */
export const orderActionsWords: typeof english = {
  review: {
    text: 'ما رأيك في المنتجات؟ تقييمك يفيد بقية الزبائن.',
    button: 'كتابة تقييم',
  },
  again: {
    text: 'وضع المنتجات نفسها في سلتك بأسعارها الحالية.',
    button: 'إعادة الطلبية',
    busy: 'جارٍ الإضافة…',
    failed: 'تعذّر تحميل المنتجات. يُرجى إعادة المحاولة.',
    added: (items) => `أُضيف إلى سلتك: ${items}.`,
    nothing: 'لا يتوفر حاليًا أي منتج من هذه الطلبية.',
    gone: (name) => `لم يعد ${isolated(name)} للبيع.`,
    soldOut: (name) => `نفد مخزون ${isolated(name)}.`,
    sizeSoldOut: (name, size) => `نفد مخزون ${isolated(name)} بالمقاس ${isolated(size)}.`,
    fewer: (name, stock) => `${isolated(name)}: المتبقي في المخزون ${stock} فقط.`,
    price: (name, from, to) => `سعر ${isolated(name)} الآن ${isolated(to)} بدلًا من ${isolated(from)}.`,
    toCart: 'عرض السلة',
  },
  cancel: {
    title: 'إلغاء هذه الطلبية',
    text: 'قبل أن نبدأ تحضيرها، يمكنك طلب إلغائها. سنوافيك بالرد.',
    button: 'طلب الإلغاء',
    busy: 'جارٍ الإرسال…',
    failed: 'تعذّر إرسال طلبك. يُرجى إعادة المحاولة.',
    asked: 'لقد طلبت إلغاء هذه الطلبية. سنوافيك بالرد.',
  },
};
