import { cashOnDelivery } from '../../shared/orders/order-terms.ts';
import type { orderWords as english } from '../words/order-words.ts';
import { isolated } from './formats.ts';

/** Words of orders, before and after they are placed. */
export const orderWords: typeof english = {
  status: {
    Pending: 'قيد الانتظار',
    Processing: 'قيد التحضير',
    Shipped: 'في الطريق',
    Delivered: 'تم التسليم',
    Cancelled: 'ملغاة',
  },
  paid: 'مدفوعة',
  unpaid: 'غير مدفوعة',
  nothingToPay: 'لا شيء للدفع',
  quantityAtPrice: (quantity, price) => `${quantity} × ${price}`,
  method: (method) => (method === cashOnDelivery ? 'الدفع عند الاستلام' : method),
  atDesk: (point) => (point ? `مكتب التوصيل: ${isolated(point)}` : 'التوصيل إلى مكتب التوصيل'),
  country: (country) => (country === 'Algeria' ? 'الجزائر' : country),
  confirmation: {
    title: 'تم تسجيل الطلبية',
    loading: 'جارٍ تحميل طلبيتك…',
    thanks: 'شكرًا على طلبيتك!',
    received: (name) => `${isolated(name)}، لقد استلمنا طلبيتك.`,
    number: 'رقم الطلبية',
    placedOn: 'تاريخ الطلبية',
    paymentMethod: 'الدفع',
    items: 'المنتجات',
    deliverTo: 'عنوان التوصيل',
    nextTitle: 'الخطوات القادمة',
    next: {
      email: (email) => `إشعار تسجيل الطلبية في طريقه إلى ${isolated(email)}.`,
      emailed: (email) => `أرسلنا إشعار تسجيل الطلبية إلى ${isolated(email)}.`,
      held: 'سنتصل بك قبل تحضير الطلبية. وحتى ذلك الحين فإن منتجاتها غير محجوزة.',
      prepare: 'سنتصل بك لتأكيد الطلبية قبل تحضيرها، وتُلغى إن تعذّر الاتصال.',
    },
    keep: 'يُستحسن الاحتفاظ بعنوان هذه الصفحة أو برقم الطلبية، فقد يلزمك عند أي استفسار.',
    accountTitle: 'طلب أسرع في المرة القادمة',
    accountText: 'الحساب يحفظ عنوانك ويعرض طلبياتك القادمة.',
    createAccount: 'إنشاء حساب',
    continueShopping: 'مواصلة التسوق',
    notFound: 'الطلبية غير موجودة',
    notLoaded: 'تعذّر تحميل تفاصيل الطلبية. يُرجى التحقق من رقم الطلبية.',
    tryAgain: 'إعادة المحاولة',
  },
};
