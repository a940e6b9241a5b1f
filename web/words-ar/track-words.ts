import type { trackWords as english } from '../words/track-words.ts';

/** Words of the page that shows an order to anyone with its number and phone. */
export const trackWords: typeof english = {
  title: 'تتبع الطلبية',
  description: 'معرفة مسار طلبيتك برقمها ورقم هاتفك.',
  lead: 'يكفي رقم الطلبية ورقم الهاتف المخصص للتوصيل.',
  number: 'رقم الطلبية',
  numberHint: 'يوجد في صفحة تسجيل الطلبية وفي رسائلنا، وفيه 8 حروف وأرقام لاتينية.',
  phone: 'رقم الهاتف',
  submit: 'تتبع الطلبية',
  busy: 'جارٍ البحث…',
  failed: 'تعذّر البحث عن الطلبية. يُرجى إعادة المحاولة.',
  deliverTo: 'التوصيل إلى',
  another: 'تتبع طلبية أخرى',
};
