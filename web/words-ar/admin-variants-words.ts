import type { adminVariantsWords as english } from '../words/admin-variants-words.ts';
import { type CountedNoun, counted } from './formats.ts';

/** After a noun. */
const newMembers: CountedNoun = [
  'عنصر جديد واحد',
  'عنصرين جديدين',
  'عناصر جديدة',
  'عنصرًا جديدًا',
  'عنصر جديد',
];

/** Words of the table that adds new members to the family of a product. */
export const adminVariantsWords: typeof english = {
  add: 'إضافة عناصر جديدة',
  title: 'عناصر جديدة',
  note: 'يصبح كل سطر منتجًا بنصوص هذا المنتج المحفوظة وصوره وفئته وبطاقته التقنية. إن وردت تسميته في اسمه، تحل محلها التسمية الجديدة في اسم النسخة.',
  cell: (column, row) => `${column}، السطر ${row}`,
  netQuantityIn: { ml: 'الكمية الصافية (مل)', g: 'الكمية الصافية (غ)', pieces: 'الكمية الصافية (قطعة)' },
  addRow: 'إضافة سطر',
  removeRow: (row) => `إزالة السطر ${row}`,
  save: 'إنشاء العناصر',
  made: (count) => `تم إنشاء ${counted(count, newMembers, '')}`,
  failed: 'تعذّر إنشاء العناصر الجديدة',
};
