import type { adminCategoriesWords as english } from '../words/admin-categories-words.ts';
import { isolated } from './formats.ts';

/** Words of the categories as administrators handle them. */
export const adminCategoriesWords: typeof english = {
  title: 'الأقسام',
  loading: 'جارٍ تحميل الأقسام…',
  failed: 'تعذّر تحميل الأقسام',
  errorTitle: 'خطأ في تحميل الأقسام',
  tryAgain: 'إعادة المحاولة',
  add: 'إضافة قسم',
  empty: {
    title: 'لم يُعثر على أي قسم',
    text: 'لا بد لكل منتج من قسم. يمكن البدء بإنشاء القسم الأول.',
    add: 'إضافة أول قسم',
  },
  columns: {
    category: 'القسم',
    description: 'الوصف',
    status: 'الحالة',
    actions: 'الإجراءات',
  },
  level: (level) => `المستوى ${level}`,
  active: 'نشط',
  inactive: 'غير نشط',
  editNamed: (name) => `تعديل «${isolated(name)}»`,
  deleteNamed: (name) => `حذف «${isolated(name)}»`,
  hasChildren: 'لا يمكن حذف قسم له أقسام فرعية',
  deletion: {
    title: (name) => `حذف القسم «${isolated(name)}»`,
    question: 'حذف هذا القسم نهائيًا؟ لا يمكن التراجع عن ذلك.',
    confirm: 'حذف',
    done: 'تم حذف القسم',
    failed: 'تعذّر حذف القسم',
  },
  form: {
    createTitle: 'قسم جديد',
    editTitle: 'تعديل القسم',
    fields: {
      name: 'اسم القسم',
      description: 'الوصف',
      parentCategory: 'القسم الأعلى',
      imageUrl: 'صورة القسم',
      isActive: 'الحالة',
    },
    mainCategory: 'لا يوجد (قسم رئيسي)',
    inactiveHint: 'لا يرى الزبائن هذا القسم ولا منتجاته.',
    cancel: 'إلغاء',
    create: 'إنشاء القسم',
    update: 'حفظ القسم',
    saving: 'جارٍ الحفظ…',
    created: 'تم إنشاء القسم',
    updated: 'تم حفظ القسم',
    saveFailed: 'تعذّر حفظ القسم',
    uploadFailed: 'تعذّر رفع الصورة. يُرجى إعادة المحاولة.',
  },
  placeholder: {
    title: 'تعديل القسم',
    text: 'تُعدّل الأقسام في قائمتها.',
    back: 'العودة إلى الأقسام',
  },
};
