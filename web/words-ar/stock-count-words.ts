import type { stockCountWords as english } from '../words/stock-count-words.ts';
import { formatNumber } from './formats.ts';

/** Words of a count of the shelves. */
export const stockCountWords: typeof english = {
  open: 'جرد المخزون',
  title: 'جرد المخزون',
  text: 'يُرجى تنزيل ورقة منتجات القائمة، وكتابة ما هو موجود على الرفوف، ثم اختيار الورقة بعد ملئها. سلع الطلبيات التي لم تخرج بعد لا تزال على الرفوف، فتُعدّ هي أيضًا. يبقى السطر الفارغ كما هو.',
  sheet: 'تنزيل الورقة',
  file: 'اختيار الورقة المملوءة',
  failed: 'تعذّرت قراءة الجرد',
  differences: 'الفروق',
  columns: {
    product: 'المنتج',
    here: 'على الرفوف',
    counted: 'المعدود',
    difference: 'الفرق',
    value: 'القيمة بسعر الشراء',
  },
  unknown: 'غير معروفة',
  summary: (count) => (count === 0 ? 'لا فروق.' : `المنتجات التي فيها فرق: ${formatNumber(count)}.`),
  others: (same, uncounted) => `دون فرق: ${formatNumber(same)}. لم تُعدّ: ${formatNumber(uncounted)}.`,
  problems: (count) => `الأسطر التي تبقى كما هي: ${formatNumber(count)}`,
  line: (line, text) => `السطر ${formatNumber(line)}: ${text}`,
  total: (sum) => `قيمة كل الفروق بسعر الشراء، إن كان معروفًا: ${sum}`,
  apply: (count) => (count === 0 ? 'تصحيح المخزون' : `تصحيح المنتجات (${formatNumber(count)})`),
  done: (count) => `المنتجات التي صُحّح مخزونها: ${formatNumber(count)}.`,
  moved: (count) => `المنتجات التي تغيّرت في هذه الأثناء ويجب عدّها من جديد: ${formatNumber(count)}.`,
};
