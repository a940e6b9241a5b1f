import type { quickOrderWords as english } from '../words/quick-order-words.ts';

/** Words of the quick order of one product. */
export const quickOrderWords: typeof english = {
  open: 'الطلب الآن والدفع عند الاستلام',
  openFailed: 'تعذّر تحميل الاستمارة. يُرجى إعادة المحاولة.',
  title: 'طلبية سريعة',
  about: 'دون حساب ودون بريد إلكتروني. الدفع نقدًا عند استلام الطرد.',
  wilayaFirst: 'اختيار الولاية أولًا',
  chooseCommune: 'اختيار البلدية',
  communesFailed: 'تعذّر تحميل البلديات.',
  submit: 'مراجعة الطلبية',
  check: 'مراجعة طلبيتك',
  change: 'تعديل',
  unavailable: 'لا يمكن طلب هذا المنتج',
};
