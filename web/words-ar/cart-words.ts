import type { cartWords as english } from '../words/cart-words.ts';
import { counted, countedUnits, isolated } from './formats.ts';

/** Words of the cart. */
export const cartWords: typeof english = {
  title: 'سلة التسوق',
  description: 'المنتجات التي اخترتها، مع أسعارها بالدينار الجزائري.',
  loading: 'جارٍ تحميل السلة…',
  items: (units) => counted(units, countedUnits, 'لا منتجات'),
  empty: {
    title: 'سلتك فارغة',
    text: 'هنا تظهر المنتجات المضافة إلى السلة.',
    browse: 'تصفّح المنتجات',
  },
  size: (size) => `المقاس: ${isolated(size)}`,
  unitPrice: (price) => `${price} للوحدة`,
  quantityOf: (name) => `كمية ${isolated(name)}`,
  remove: 'حذف',
  removeNamed: (name, size) =>
    size ? `حذف ${isolated(name)}، المقاس ${isolated(size)}` : `حذف ${isolated(name)}`,
  removed: (name) => `حُذف من السلة: ${isolated(name)}`,
  undo: 'تراجع',
  changes: {
    'price-changed': (from, to) => `تغيّر السعر من ${from} إلى ${to}.`,
    'quantity-lowered': (stock) => `خفّضنا الكمية: المتوفر ${counted(stock, countedUnits, '0')} فقط.`,
    'out-of-stock': 'المنتج غير متوفر',
    'size-out-of-stock': 'هذا المقاس غير متوفر.',
    gone: 'هذا المنتج لم يعد معروضًا للبيع.',
  },
  gift: 'هدية',
  missedGift: (name) => `الهدية ${name} غير متوفرة، فتُرسل الطلبية بدونها.`,
  summary: {
    title: 'ملخص الطلبية',
    subtotal: 'المجموع الفرعي',
    shipping: 'التوصيل',
    tax: 'الرسوم',
    taxIncluded: 'مشمولة',
    total: 'المجموع',
    free: 'مجاني',
    deducted: 'أُرجع قبل الدفع',
    paidBefore: 'مدفوع سابقًا',
    due: 'المتبقي للدفع',
    paid: 'دُفع لهذه الطلبية',
    rest: 'مبلغ للاسترداد',
    refunded: 'المبلغ المسترد',
    net: 'الباقي بعد المرتجعات',
    estimate: 'تقديري',
    giftsDoNotCount: 'الهدايا لا تُحتسب.',
    toFreeDelivery: (amount) => `بقي ${amount} للحصول على توصيل مجاني.`,
    wilayaDecides: (home, price) =>
      `سعر التوصيل تقديري، ويتحدد حسب ولايتك عند إتمام الطلبية: مجاني في ${home}، وبسعر ${price} في باقي الولايات.`,
    wilayaDecidesFrom: (price) =>
      `سعر التوصيل تقديري، ويتحدد حسب ولايتك عند إتمام الطلبية. التوصيل ابتداءً من ${price}.`,
    wilaya: 'ولايتك',
    chooseWilaya: 'اختيار الولاية لمعرفة سعر التوصيل',
    notDelivered: (wilaya) => `التوصيل غير متوفر بعد في ولاية ${wilaya}.`,
    withoutShipping: 'دون التوصيل',
    checkout: 'إتمام الطلبية',
    continueShopping: 'مواصلة التسوق',
    blocked: 'للمتابعة، يجب حذف المنتجات غير المتوفرة.',
    overbooked: 'للمتابعة، يجب خفض الكميات إلى المتوفر.',
    cashOnDelivery: 'الدفع عند الاستلام: نقدًا عند وصول الطرد.',
  },
};
