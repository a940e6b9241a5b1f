import type {
  quickOrderWords as english,
  plainOrderWords as englishPlain,
} from '../words/quick-order-words.ts';
import { isolated } from './formats.ts';

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

/** Words of the quick order without JavaScript, which only the server has. */
export const plainOrderWords: typeof englishPlain = {
  communeHint: 'كما تُكتب في مراسلاتك.',
  communeUnknown: (wilaya, nearest) =>
    `تعذّر إيجاد هذه البلدية في ولاية ${wilaya}. أقرب الأسماء: ${isolated(nearest)}.`,
  streetHint: 'للتوصيل إلى المنزل فقط.',
  keepNumber: 'يُرجى الاحتفاظ برقم الطلبية لأي استفسار.',
  track: 'تتبّع طلبية',
};
