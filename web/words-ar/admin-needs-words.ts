import type { adminNeedsWords as english } from '../words/admin-needs-words.ts';
import { type CountedNoun, counted, isolated } from './formats.ts';

const products: CountedNoun = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'];

/** Words of the needs as administrators handle them. */
export const adminNeedsWords: typeof english = {
  title: 'الاحتياجات',
  lead: 'يبحث الزبائن عن المنتجات حسب الاحتياج، ويرون الاحتياجات بهذا الترتيب.',
  loading: 'جارٍ تحميل الاحتياجات…',
  failed: 'تعذّر تحميل الاحتياجات',
  errorTitle: 'خطأ في تحميل الاحتياجات',
  tryAgain: 'إعادة المحاولة',
  add: 'إضافة احتياج',
  empty: {
    title: 'لم يُعثر على أي احتياج',
    text: 'احتياج مثل «الشمس» أو «حديثو الولادة» يوجّه الزبائن إلى المنتجات التي اخترتها.',
    add: 'إضافة أول احتياج',
  },
  products: (count) => counted(count, products, 'لا منتجات'),
  active: 'نشط',
  inactive: 'غير نشط',
  editNamed: (name) => `تعديل «${isolated(name)}»`,
  deleteNamed: (name) => `حذف «${isolated(name)}»`,
  orderFailed: 'تعذّر حفظ ترتيب الاحتياجات',
  deletion: {
    title: (name) => `حذف الاحتياج «${isolated(name)}»`,
    question: 'حذف هذا الاحتياج نهائيًا؟ تبقى منتجاته في المتجر.',
    confirm: 'حذف',
    done: 'تم حذف الاحتياج',
    failed: 'تعذّر حذف الاحتياج',
  },
  form: {
    newTitle: 'احتياج جديد',
    editTitle: 'تعديل الاحتياج',
    loading: 'جارٍ تحميل الاحتياج…',
    failed: 'تعذّر تحميل الاحتياج',
    errorTitle: 'خطأ في تحميل الاحتياج',
    notFound: 'الاحتياج غير موجود',
    back: 'العودة إلى الاحتياجات',
    cards: { about: 'الاحتياج', products: 'المنتجات', place: 'المكان في المتجر' },
    fields: {
      name: 'اسم الاحتياج',
      slug: 'العنوان',
      description: 'الوصف',
      imageUrl: 'الصورة',
      isActive: 'الحالة',
      products: 'إضافة منتج',
    },
    hints: {
      slug: 'نهاية عنوان الصفحة، مثل \u2066hair-loss\u2069. إذا تُرك الحقل فارغًا، استُمد العنوان من الاسم.',
      inactive: 'لا يرى الزبائن هذا الاحتياج.',
    },
    noProducts: 'لا منتجات بعد. يمكن البحث عن المنتج الأول.',
    productsInOrder: 'المنتجات حسب ترتيبها',
    removeNamed: (name) => `إزالة ${isolated(name)}`,
    create: 'إنشاء الاحتياج',
    update: 'حفظ الاحتياج',
    created: 'تم إنشاء الاحتياج',
    updated: 'تم حفظ الاحتياج',
    saveFailed: 'تعذّر حفظ الاحتياج',
  },
};
