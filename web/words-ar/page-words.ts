import type { pageWords as english, announcementWords as englishAnnouncement } from '../words/page-words.ts';

/** Words of the error pages, and those that the legal pages share. */
export const pageWords: typeof english = {
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'الصفحة المطلوبة غير موجودة أو تغيّر عنوانها.',
    home: 'العودة إلى الرئيسية',
    products: 'تصفّح المنتجات',
  },
  legal: {
    updatedOn: (day) => `آخر تحديث: ${day}`,
    lastUpdated: 'آخر تحديث: 3 أوت 2025',
    back: 'رجوع',
    support: 'عنوان خدمة الزبائن:',
    or: 'أو',
    contactPage: 'صفحة الاتصال بنا',
    seller: 'البائع',
  },
  error: {
    title: 'حدث خطأ ما',
    text: 'تعذّر عرض الصفحة. يُرجى إعادة المحاولة بعد لحظات.',
    retry: 'إعادة المحاولة',
  },
};

/** Words of the announcement above the pages (requirements: Announcement). */
export const announcementWords: typeof englishAnnouncement = {
  label: 'إعلان',
  close: 'إغلاق الإعلان',
};
