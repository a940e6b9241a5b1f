import type { askWords as english } from '../words/ask-words.ts';
import { isolated } from './formats.ts';

/** Words of the ways to ask about a product (requirements: Product page) and a search. */
export const askWords: typeof english = {
  title: 'سؤال عن هذا المنتج؟',
  whatsapp: 'الاستفسار عبر واتساب',
  call: (phone) => `الاتصال بالرقم \u2066${phone}\u2069`,
  reference: 'المرجع الذي يُذكر عند الاتصال',
  message: (name, reference, address) =>
    `مرحبًا، لديّ سؤال عن «${isolated(name)}» (المرجع \u2066${reference}\u2069): ${address}`,
  search: {
    tryAdjusting: 'قد يفيد تغيير التصفية أو كلمة البحث',
    nearest: 'عمليات بحث قريبة',
    needs: 'التصفح حسب الاحتياج',
    categories: 'التصفح حسب القسم',
    notSold: {
      medicine: () => 'نحن لا نبيع الأدوية.',
      product: (name) => `لا نبيع «${isolated(name)}».`,
      brand: (name) => `لا تتوفر لدينا علامة «${isolated(name)}».`,
      complaint: (name) => `بخصوص «${isolated(name)}»، يُرجى استشارة طبيب أو الصيدلي أولًا.`,
      service: (name) => `حول «${isolated(name)}»`,
    },
    advice: 'يسرّ الصيدلي تقديم المشورة.',
    readAdvice: 'قراءة نصائحنا',
    answer: 'توجد الإجابة في إحدى صفحاتنا.',
    readAnswer: 'قراءة الإجابة',
    similar: 'منتجات مشابهة',
    ofNeed: 'منتجات لهذا الاحتياج',
    ask: 'استشارة الصيدلي',
    call: (phone) => `استشارة الصيدلي: \u2066${phone}\u2069`,
    message: (keyword) => `مرحبًا، أبحث عن «${isolated(keyword)}». هل هو متوفر لديكم؟`,
  },
};
