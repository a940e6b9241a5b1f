import type { offlineWords as english } from '../words/offline-words.ts';

/** Words of the page that is shown when there is no network. */
export const offlineWords: typeof english = {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'تعذّر تحميل هذه الصفحة. سلتك محفوظة في هذا الجهاز.',
  steps: [
    'يُرجى التحقق من شبكة Wi-Fi أو بيانات الهاتف، ومن إيقاف وضع الطيران.',
    'يمكن الرجوع إلى الوراء: الصفحات التي فُتحت قبل قليل قد تكون ما زالت متاحة.',
  ],
  retry: 'إعادة المحاولة',
  alone: 'تُفتح الصفحة تلقائيًا عند عودة الاتصال.',
};
