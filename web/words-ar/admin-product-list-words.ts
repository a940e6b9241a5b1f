import type { productListWords as english } from '../words/admin-product-list-words.ts';
import { isolated } from './formats.ts';

/** Words of the products that shoppers do not see, and of the filters that help to find products. */
export const productListWords: typeof english = {
  visibility: 'الظهور',
  visibilityHint: 'لا يرى الزبائن المسودة في أي مكان، ولا يمكن لأحد طلبها. ويمكن إضافة صورتها ووصفها لاحقًا.',
  shown: 'معروض في المتجر',
  draft: 'مسودة',
  states: { '': 'الكل', shown: 'المعروضة', draft: 'المسودات' },
  costPrice: 'سعر الشراء',
  costs: { '': 'الكل', unknown: 'غير معروف' },
  needs: 'الاحتياجات',
  brand: 'العلامة التجارية',
  reference: (reference) => `المرجع: ${isolated(reference)}`,
  allBrands: 'كل العلامات التجارية',
  perPage: 'العدد في الصفحة',
  more: 'المزيد',
  hiding: { instead: 'إخفاء بدل الحذف', done: 'أُخفي المنتج عن الزبائن', failed: 'تعذّر إخفاء المنتج' },
  toOrder: {
    lead: 'المنتجات التي نفدت أو كادت، الأكثر مبيعًا أولًا. تغطّي الكمية مبيعات بقدر آخر 30 يومًا والزبائن المنتظرين وحد التنبيه. المبيعات هنا هي الوحدات المطلوبة في هذه الأيام، سُلّمت أم لا، دون الطلبيات الملغاة.',
    loading: 'جارٍ تحميل المنتجات المطلوبة…',
    failed: 'تعذّرت قراءة المنتجات المطلوبة',
    errorTitle: 'تعذّر تحميل المنتجات المطلوبة',
    exportHint: 'تنزيل كل المنتجات المطلوبة',
    print: 'طباعة',
    sold: 'بيعت في 30 يومًا',
    waiting: 'ينتظرون',
    suggested: 'الكمية المطلوبة',
    unitCost: 'تكلفة الوحدة',
    cost: 'التكلفة',
    empty: {
      title: 'لا شيء للطلب',
      none: 'مخزون كل المنتجات كافٍ.',
      filtered: 'مخزون كل المنتجات المطابقة لهذه المرشّحات كافٍ.',
    },
  },
};
