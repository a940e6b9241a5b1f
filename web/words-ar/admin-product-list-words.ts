import type { productListWords as english } from '../words/admin-product-list-words.ts';

/** Words of the products that shoppers do not see, and of the filters that help to find products. */
export const productListWords: typeof english = {
  visibility: 'الظهور',
  visibilityHint: 'لا يرى الزبائن المسودة في أي مكان، ولا يمكن لأحد طلبها.',
  shown: 'معروض في المتجر',
  draft: 'مسودة',
  states: { '': 'الكل', shown: 'المعروضة', draft: 'المسودات' },
  needs: 'الاحتياجات',
  brand: 'العلامة التجارية',
  allBrands: 'كل العلامات التجارية',
  perPage: 'العدد في الصفحة',
};
