import type { adminMessagesWords as english } from '../words/admin-messages-words.ts';
import { isolated } from './formats.ts';

/** Words of the list of messages from the contact page. */
export const adminMessagesWords: typeof english = {
  title: 'الرسائل',
  description: 'ما كتبه الزوار في صفحة الاتصال بنا.',
  loading: 'جارٍ تحميل الرسائل…',
  failed: 'تعذّر تحميل الرسائل.',
  errorTitle: 'خطأ في تحميل الرسائل',
  refresh: 'تحديث',
  list: 'الرسائل',
  filters: {
    label: 'تصفية الرسائل',
    keyword: 'البحث بالاسم أو البريد الإلكتروني أو النص',
    state: 'الحالة',
    any: 'كل الرسائل',
    apply: 'تطبيق',
  },
  states: { open: 'مفتوحة', answered: 'مُجاب عنها' },
  answeredBy: (name, time) => `أجاب عنها ${isolated(name)}، ${isolated(time)}`,
  notMailed: 'لم تُرسل بعد إلى بريد المتجر',
  reply: 'رد',
  replyTo: (name) => `الرد على ${isolated(name)}`,
  answer: 'تعليم كمُجاب عنها',
  answerNamed: (subject) => `تعليم كمُجاب عنها: ${isolated(subject)}`,
  reopen: 'إعادة الفتح',
  reopenNamed: (subject) => `إعادة الفتح: ${isolated(subject)}`,
  markFailed: 'تعذّر تعليم الرسالة',
  empty: {
    title: 'لا توجد رسائل',
    none: 'لم تصل بعد أي رسالة من صفحة الاتصال بنا.',
    filtered: 'لا توجد رسالة تطابق هذه التصفية.',
  },
};
