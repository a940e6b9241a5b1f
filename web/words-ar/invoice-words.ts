import type { invoiceWords as english } from '../words/invoice-words.ts';
import { isolated } from './formats.ts';

/** Words of the printed invoice. */
export const invoiceWords: typeof english = {
  title: 'فاتورة',
  // Placeholders until the shop's own details are known (requirements: Invoice).
  seller: [
    '[العنوان]',
    '[الرمز البريدي والبلدية]، الجزائر',
    '[الهاتف]',
    '[السجل التجاري ورقم التعريف الجبائي]',
  ],
  number: 'رقم الفاتورة',
  date: 'التاريخ',
  status: 'الحالة',
  paidMark: 'مدفوعة',
  billTo: 'الفاتورة باسم',
  columns: {
    description: 'التعيين',
    quantity: 'الكمية',
    unitPrice: 'سعر الوحدة',
    size: 'المقاس',
    total: 'المجموع',
  },
  subtotal: 'المجموع الفرعي',
  total: 'المجموع',
  payment: {
    title: 'الدفع',
    method: 'الطريقة',
    status: 'الحالة',
    paidOn: 'تاريخ الدفع',
  },
  /** The numbered invoice, which the law knows (requirements: Lawful invoices). */
  lawful: {
    discount: 'تخفيض',
    titles: { invoice: 'فاتورة', cancellation: 'فاتورة إلغاء', credit: 'إشعار دائن (Avoir)' },
    number: 'رقم',
    issued: 'حُررت في',
    order: 'الطلبية',
    cancels: {
      whole: 'تلغي الفاتورة',
      rest: 'تلغي كل ما بقي من الفاتورة',
      part: 'يُخصم من الفاتورة',
    },
    cancelledBy: (number) => `ألغتها فاتورة الإلغاء ${isolated(number)}`,
    reason: 'السبب',
    delivery: 'التوصيل',
    columns: {
      name: 'التعيين',
      quantity: 'الكمية',
      netPrice: 'سعر الوحدة خارج الرسم',
      price: 'سعر الوحدة مع الرسم',
      plainPrice: 'سعر الوحدة',
      rate: 'الرسم',
      net: 'المبلغ خارج الرسم',
      total: 'المبلغ',
      tva: 'الرسم على القيمة المضافة',
      gross: 'مع كل الرسوم',
    },
    percent: (rate) => isolated(`${rate}%`),
    sums: 'الرسم على القيمة المضافة حسب المعدل',
    all: 'المجموع',
    total: 'المبلغ الواجب دفعه',
    gross: 'المجموع',
    credit: 'مدفوع سابقًا (استبدال)',
    inWords: (total) => `المجموع بالحروف: ${isolated(total)}، قبل طرح ما دُفع سابقًا.`,
    totalBack: 'المبلغ الملغى',
    stamp: 'حق الطابع، على عاتق البائع',
  },
  orderForm: {
    title: 'سند الطلب',
    number: 'رقم الطلبية',
    billTo: 'الزبون',
    support: (address) => `لأي استفسار عن هذه الطلبية: ${isolated(address)}`,
  },
  thanks: 'شكرًا على طلبيتك!',
  support: (address) => `لأي استفسار عن هذه الفاتورة: ${isolated(address)}`,
};
