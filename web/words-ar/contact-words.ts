import type { contactWords as english } from '../words/contact-words.ts';

/** Words of the contact page (requirements: Contact). */
export const contactWords: typeof english = {
  title: 'الاتصال بنا',
  description: (shop) => `مراسلة ${shop}: نرد خلال يوم عمل. عنوان خدمة الزبائن وأوقات العمل.`,
  lead: 'سؤال عن منتج أو طلبية أو توصيل؟ نرد على كل الرسائل خلال يوم عمل.',
  form: {
    title: 'إرسال رسالة',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    message: 'الرسالة',
    messageHint: (most) => `${most} حرف على الأكثر`,
    website: 'يُترك هذا الحقل فارغًا',
    submit: 'إرسال الرسالة',
    busy: 'جارٍ الإرسال…',
    failed: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
    unreachable: 'تعذّر إرسال رسالتك. يُرجى إعادة المحاولة لاحقًا.',
  },
  sent: {
    title: 'تم إرسال الرسالة',
    lead: 'شكرًا على رسالتك. سنرد خلال يوم عمل على العنوان',
    another: 'إرسال رسالة أخرى',
  },
  information: 'معلومات الاتصال',
  address: 'العنوان',
  comingSoon: 'قريبًا',
  hours: 'أوقات العمل',
  schedule: [
    { days: 'من السبت إلى الخميس', time: 'من 9:00 إلى 18:00' },
    { days: 'الجمعة', time: 'مغلق' },
  ],
};
