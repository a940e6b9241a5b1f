import type { TextFact } from '../../shared/catalog/product-fields.ts';
import type { importRefusals as english } from '../words/admin-import-refusals.ts';

/** The columns that files have in each language, too. */
const translated: Record<'name' | 'description' | 'features' | 'label' | TextFact, string> = {
  name: 'الاسم',
  description: 'الوصف',
  features: 'أهم المزايا',
  label: 'التسمية',
  ingredients: 'المكونات',
  usage: 'طريقة الاستعمال',
  warnings: 'احتياطات الاستعمال',
  audience: 'لمن هذا المنتج',
};

function inLanguage(code: string, language: string) {
  return Object.entries(translated).map(([name, label]) => [`${name}_${code}`, `${label} (${language})`]);
}

/** The columns of an import as the Arabic back office calls them. Files keep their English and French headings. */
export const arabicColumns: Record<string, string> = {
  ...translated,
  externalKey: 'المرجع',
  price: 'السعر',
  discountedPrice: 'السعر المخفّض',
  stock: 'المخزون',
  category: 'القسم',
  sizes: 'المقاسات',
  image: 'الصورة',
  images: 'صور أخرى',
  family: 'العائلة',
  option: 'الخيار',
  needs: 'الاحتياجات',
  publication: 'الظهور',
  brand: 'العلامة التجارية',
  class: 'النوع',
  barcode: 'الرمز الشريطي',
  netQuantity: 'الكمية الصافية',
  unit: 'الوحدة',
  weight: 'الوزن',
  shelfPlace: 'الموضع على الرفوف',
  tvaRate: 'معدل الرسم على القيمة المضافة',
  costPrice: 'سعر الشراء',
  lowStockLimit: 'حد المخزون المنخفض',
  ...Object.fromEntries([
    ...inLanguage('fr', 'بالفرنسية'),
    ...inLanguage('ar', 'بالعربية'),
    ...inLanguage('en', 'بالإنجليزية'),
  ]),
};

/** Reasons for the rows of an import, and the names of its columns within them. */
export const importRefusals: typeof english = {
  // How parts make a reason
  'cell-problem': '{column}: {reason}',
  'cell-problem-of-value': '{column} «{value}»: {reason}',
  'several-problems': '{first}؛ {next}',
  'picture-problem': '{column} {image}: {reason}',
  // Values of a column
  'cell-missing': 'القيمة ناقصة',
  'cell-not-text': 'يجب أن تكون القيمة نصًا',
  'cell-not-readable': 'لا يمكن قراءة القيمة بترميز UTF-8',
  'cell-too-long': 'عدد الأحرف يتجاوز {max}',
  'cell-not-a-number': 'القيمة ليست عددًا',
  'cell-ambiguous-comma': 'القيمة قد تعني {one} أو {other}: يُرجى كتابتها دون فاصلة',
  'cell-ambiguous-number': 'القيمة قد تعني {one} أو {other}: يُرجى كتابة {plainOne} أو {plainOther}',
  'cell-too-many-decimals': 'عدد الأرقام بعد الفاصلة يتجاوز 2',
  'cell-not-positive': 'يجب أن تكون القيمة عددًا موجبًا',
  'cell-negative': 'يجب ألا تكون القيمة سالبة',
  'cell-not-whole': 'يجب أن تكون القيمة عددًا صحيحًا',
  'cell-too-large': 'يجب ألا تتجاوز القيمة {max}',
  'cell-not-a-quantity': 'يجب أن تكون القيمة عددًا أكبر من 0 لا يتجاوز 1\u00a0000\u00a0000',
  'cell-not-grams': 'يجب أن تكون القيمة عددًا صحيحًا من الغرامات من 1 إلى 100\u00a0000',
  'cell-not-a-choice': 'القيمة ليست من القيم المقبولة: {choices}',
  'cell-not-a-gtin': 'القيمة ليست رمزًا شريطيًا (GTIN/EAN) صحيحًا: يُرجى التحقق من عدد الأرقام ومن الرقم الأخير',
  'cell-too-many-parts': 'عدد الأجزاء يتجاوز {max}',
  'cell-size-too-long': 'عدد أحرف أحد المقاسات يتجاوز {max}',
  'cell-in-base-language': 'النص باللغة الرئيسية للكتالوج: يُرجى حذف العمود أو وضع النص في عمود {column}',
  'cell-size-twice': 'أحد المقاسات مكرر',
  'cell-need-twice': 'أحد الاحتياجات مكرر',
  'cell-picture-twice': 'إحدى الصور مكررة',
  'cell-not-a-picture': 'يجب أن تكون القيمة عنوان https أو ملفًا',
  'cell-not-pictures': 'يجب أن تكون القيم عناوين https أو ملفات',
  'unit-missing': 'القيمة ناقصة: لا بد للكمية الصافية من وحدة',
  'net-quantity-missing': 'القيمة ناقصة: لا بد للوحدة من كمية صافية',
  'label-missing': 'القيمة ناقصة: لا بد منها لكل عنصر في العائلة',
  'discount-not-below-price': 'يجب أن تكون القيمة أقل من السعر',
  'discount-strikes-too-much':
    'يجب ألا يتجاوز السعر {lowest} دج، وهو أدنى سعر في الأيام الثلاثين السابقة (يوم \u2066{day}\u2069)',
  'price-not-above-discount': 'يجب أن تكون القيمة أكبر من السعر المخفّض، الذي يبقى {discounted} دج',
  'key-changed-by-spreadsheet':
    'غيّر برنامج الجداول هذه القيمة: يُرجى ضبط العمود بتنسيق نص وإدخال المراجع من جديد',
  'key-twice': 'سبق ذكر {key} في السطر {line}',
  'key-unknown': 'لا يخص أي منتج، والمنتج الجديد يحتاج أيضًا إلى {column}',
  'key-replaced': 'مرجع {product} هو الآن {reference}',
  'barcode-of-product': 'الرمز {barcode} يخص {product}',
  'barcode-twice': 'الرمز {barcode} يخص {other} في هذا الملف',
  'label-twice': 'التسمية {label} يحملها {owner} في العائلة {family}',
  'family-full': 'عدد منتجات العائلة {family} يتجاوز {max}',
  'category-cut': 'يُختصر القسم إلى {path}',
  'undo-changed-since': '{columns}: تغيّر منذ ذلك ويبقى كما هو',
  'undo-product-gone': 'حُذف المنتج أو صار له مرجع آخر',
  'undo-failed': 'لم تعد القيم السابقة ملائمة، فيبقى المنتج كما هو',
  // Pictures and needs
  'need-nowhere': '{column}: لا يوجد احتياج بالعنوان {need}',
  'picture-not-of-shop': 'يجب أن تكون عنوان https أو صورة من هذا المتجر',
  'picture-no-longer-there': 'لم تعد في المتجر',
  'picture-file-missing': 'لا يوجد هذا الملف',
  'picture-outside-folder': 'الملف خارج المجلد',
  // Rows
  'row-with-other-fields': 'عدد الحقول {fields} بدلًا من {headings}',
  'row-value-without-heading': 'في السطر قيمة في عمود بلا عنوان',
  'row-not-an-object': 'السطر ليس كائنًا',
  'row-not-json': 'السطر ليس JSON صحيحًا',
  'column-unknown': 'العمود «{heading}» غير موجود. الأعمدة هي: {columns}.',
  'column-misspelled': 'العمود «{heading}» غير موجود: هل المقصود {near}؟',
  'batch-not-written': 'لم يُكتب السطر: {reason}',
  'family-of-one': 'في العائلة {family} منتج واحد فقط، فلا يعرضه المتجر ضمن عائلة',
  'product-added-since-check': 'أُضيف المنتج بعد الفحص، فيبقى كما هو',
  'product-deleted-since-check': 'حُذف المنتج بعد الفحص',
  'product-changed-since-check': 'عُدّل المنتج بعد الفحص، فيبقى كما هو',
  'count-twice': 'هذا المنتج موجود في سطر سابق',
  'count-not-whole': '{product}: الوحدات المعدودة ليست عددًا صحيحًا',
  'count-moved': '{product}: الوحدات على الرفوف عند إعداد الورقة: {before}، والآن: {now}. يُرجى عدّه من جديد',
  'count-below-orders': '{product}: الوحدات التي تحتاج إليها طلبيات لم تخرج بعد: {units}',
  'stock-sold-since-check': 'بيعت بعد الفحص وحدات كثيرة، ولو طُبّق السطر لنزل المخزون تحت 0',
  ...Object.fromEntries(Object.entries(arabicColumns).map(([name, label]) => [`column:${name}`, label])),
};
