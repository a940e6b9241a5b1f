import type { uiWords as english } from '../words/ui-words.ts';
import { type CountedNoun, counted, countedUnits } from './formats.ts';

/** Words of the interface parts that every feature uses. */
export const uiWords: typeof english = {
  decrease: 'إنقاص',
  increase: 'زيادة',
  mostInStock: (stock) => `المتوفر: ${counted(stock, countedUnits, '0')} فقط`,
  togetherInStock: (stock) => `المتوفر من كل المقاسات معًا: ${counted(stock, countedUnits, '0')} فقط`,
  originalPrice: 'السعر الأصلي',
  until: (day) => `حتى ${day}`,
  cancel: 'إلغاء',
  processing: 'جارٍ المعالجة…',
  dismiss: 'إغلاق',
  loading: 'جارٍ التحميل…',
  failed: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
  unreachable: 'تعذّر الوصول إلى المتجر. يُرجى التحقق من الاتصال بالإنترنت.',
  partFailed: 'تعذّر تحميل هذا الجزء من الصفحة.',
  reload: 'إعادة تحميل الصفحة',
  needs: {
    nobody: '(اختياري)',
    oneOf: '(أحد هذه الحقول)',
    law: '(يفرضه القانون)',
    correction: '(مطلوب لكل تصحيح)',
  },
  newWilayas: {
    title: 'آفلو أو بريكة أو ولاية جديدة أخرى؟',
    lead: 'يبقى العنوان باسم الولاية السابقة. يُرجى اختيارها، ثم اختيار البلدية.',
  },
  showPassword: 'إظهار كلمة السر',
  hidePassword: 'إخفاء كلمة السر',
  passwordMismatch: 'كلمتا السر غير متطابقتين',
  strength: { label: 'قوة كلمة السر:', weak: 'ضعيفة', medium: 'متوسطة', strong: 'قوية' },
  wait: (wait) => `تمكن إعادة المحاولة بعد ${waitingTime(wait)}.`,
  pagination: {
    label: 'صفحات القائمة',
    first: 'الصفحة الأولى',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    last: 'الصفحة الأخيرة',
    page: (page) => `الصفحة ${page}`,
  },
};

/** All of them follow a preposition. */
const seconds: CountedNoun = ['ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'];
const minutes: CountedNoun = ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'];
const hours: CountedNoun = ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'];

function waitingTime(wait: number) {
  if (wait < 60) return counted(wait, seconds, 'لحظات');
  return wait < 3600
    ? counted(Math.ceil(wait / 60), minutes, '')
    : counted(Math.ceil(wait / 3600), hours, '');
}
