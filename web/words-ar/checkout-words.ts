import type { checkoutWords as english } from '../words/checkout-words.ts';

/** Words of the checkout. */
export const checkoutWords: typeof english = {
  title: 'إتمام الطلبية',
  description: 'عنوان التوصيل، الدفع عند الاستلام، ومراجعة أخيرة لطلبيتك.',
  loading: 'جارٍ التحميل…',
  progress: 'مراحل إتمام الطلبية',
  completed: 'مكتملة',
  steps: {
    shipping: { name: 'التوصيل', about: 'العنوان والاتصال' },
    payment: { name: 'الدفع', about: 'طريقة الدفع' },
    review: { name: 'المراجعة', about: 'ملخص الطلبية' },
  },
  back: 'رجوع',
  backToCart: 'العودة إلى السلة',
  edit: 'تعديل',
  editNamed: (what) => `تعديل: ${what}`,
  shipping: {
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    emailHint: 'نرسل إليه إشعار تسجيل طلبيتك.',
    phone: 'رقم الهاتف',
    phoneHint: 'ليتصل بك عون التوصيل. مثال: \u20660550 12 34 56\u2069.',
    phoneFromProfile: 'من ملفك الشخصي.',
    street: 'العنوان',
    city: 'البلدية',
    Wilaya: 'الولاية',
    chooseWilaya: 'اختيار الولاية',
    postalCode: 'الرمز البريدي',
    country: 'البلد',
    algeria: 'الجزائر',
    notes: 'ملاحظات للتوصيل',
    notesHint: 'معلم قريب، الطابق، الوقت المناسب للاتصال.',
    submit: 'المتابعة إلى الدفع',
  },
  payment: {
    method: 'الدفع عند الاستلام',
    methodAbout: 'الدفع نقدًا لعون التوصيل عند وصول الطرد. لا يُقتطع أي مبلغ الآن.',
    submit: 'المتابعة إلى المراجعة',
  },
  processing: 'جارٍ المعالجة…',
  summary: {
    title: 'ملخص الطلبية',
    shippingUnknown: 'حسب الولاية',
    withoutShipping: 'دون التوصيل',
  },
};
