import type { usersWords as english } from '../words/users-words.ts';
import { isolated } from './formats.ts';

/** Words of the users as administrators handle them. */
export const usersWords: typeof english = {
  title: 'حسابات المستخدمين',
  loading: 'جارٍ تحميل المستخدمين…',
  failed: 'تعذّر تحميل المستخدمين',
  refresh: 'تحديث',
  export: 'تصدير',
  filters: {
    toggle: 'التصفية',
    keyword: 'البحث بالاسم أو البريد الإلكتروني',
    keywordPlaceholder: 'الاسم أو البريد الإلكتروني…',
    role: 'الدور',
    allRoles: 'كل الأدوار',
    apply: 'تطبيق',
  },
  roles: {
    user: 'مستخدم',
    admin: 'مشرف',
    confirmer: 'مكلف بتأكيد الطلبيات',
    packer: 'مكلف بتحضير الطلبيات',
    editor: 'محرر',
  },
  stats: {
    total: 'المستخدمون',
    showing: 'المعروضون',
    shown: (shown, count) => `${shown} من ${count}`,
    pages: 'الصفحات',
  },
  list: 'المستخدمون',
  columns: {
    _id: 'المعرّف',
    name: 'المستخدم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    createdAt: 'التسجيل',
    actions: 'الإجراءات',
  },
  joinedOn: (day) => `التسجيل في ${isolated(day)}`,
  you: 'أنت',
  unproved: 'عنوان غير مثبت',
  unprovedHint:
    'لا شيء يثبت بعد أن هذا العنوان لصاحبه. يُرجى سؤال الشخص قبل المتابعة، أو إرسال دعوة من صفحة الفريق.',
  ownAccount: 'حسابك',
  of: (action, name) => `${action}: ${isolated(name)}`,
  promote: {
    action: 'ترقية إلى مشرف',
    title: 'ترقية هذا المستخدم إلى مشرف؟',
    text: ({ name, email }) =>
      `سيتمكن ${isolated(name)} (${isolated(email)}) من إدارة المنتجات والطلبيات والمستخدمين، بعد تسجيل الدخول من جديد.`,
    failed: 'تعذّر تغيير الدور',
    done: 'تم تغيير الدور',
  },
  demote: {
    action: 'سحب الإشراف',
    title: 'سحب صلاحيات المشرف؟',
    text: ({ name, email }) =>
      `سيفقد ${isolated(name)} (${isolated(email)}) الوصول إلى الإدارة، ويلزمه تسجيل الدخول من جديد.`,
    failed: 'تعذّر تغيير الدور',
    done: 'تم تغيير الدور',
  },
  remove: {
    action: 'حذف',
    title: 'حذف هذا المستخدم؟',
    text: ({ name, email }) => `سيُحذف حساب ${isolated(name)} (${isolated(email)}) نهائيًا، وتبقى طلبياته.`,
    failed: 'تعذّر حذف المستخدم',
    done: 'تم حذف المستخدم',
  },
  empty: {
    title: 'لا يوجد مستخدمون',
    filtered: 'لا يوجد مستخدم يطابق هذه التصفية. يمكن تجربة كلمات أخرى أو مسح التصفية.',
    none: 'لا يوجد مستخدم مسجل بعد.',
  },
};
