import type { ProductClass, QuantityUnit } from '../../shared/catalog/product-facts.ts';
import type { SpecificationLine, TextFact } from '../../shared/catalog/product-fields.ts';
import type { catalogWords as english } from '../words/catalog-words.ts';
import { type CountedNoun, counted, countedUnits, formatNumber, isolated } from './formats.ts';

const facts: Record<TextFact, string> = {
  ingredients: 'المكونات',
  usage: 'طريقة الاستعمال',
  warnings: 'احتياطات الاستعمال',
  audience: 'لمن هذا المنتج',
};

const specificationLines: Record<SpecificationLine, string> = { barcode: 'الرمز الشريطي' };

const productClasses: Record<ProductClass, string> = {
  supplement: 'مكمل غذائي',
  cosmetic: 'منتج تجميل',
  hygiene: 'منتج نظافة',
  device: 'مستلزم طبي',
  baby: 'عناية بالرضيع والطفل',
  wear: 'ألبسة وأحذية',
};

/** What the members of a family differ in: with the article, and counted. */
const options: Record<string, { name: string; forms: CountedNoun }> = {
  Size: { name: 'الحجم', forms: ['حجم واحد', 'حجمان', 'أحجام', 'حجمًا', 'حجم'] },
  Volume: { name: 'الحجم', forms: ['حجم واحد', 'حجمان', 'أحجام', 'حجمًا', 'حجم'] },
  Flavor: { name: 'النكهة', forms: ['نكهة واحدة', 'نكهتان', 'نكهات', 'نكهة', 'نكهة'] },
  Scent: { name: 'العطر', forms: ['عطر واحد', 'عطران', 'عطور', 'عطرًا', 'عطر'] },
  Color: { name: 'اللون', forms: ['لون واحد', 'لونان', 'ألوان', 'لونًا', 'لون'] },
  Shade: { name: 'اللون', forms: ['لون واحد', 'لونان', 'ألوان', 'لونًا', 'لون'] },
  Strength: { name: 'التركيز', forms: ['تركيز واحد', 'تركيزان', 'تراكيز', 'تركيزًا', 'تركيز'] },
  Dose: { name: 'الجرعة', forms: ['جرعة واحدة', 'جرعتان', 'جرعات', 'جرعة', 'جرعة'] },
  Pack: { name: 'العبوة', forms: ['عبوة واحدة', 'عبوتان', 'عبوات', 'عبوة', 'عبوة'] },
  Type: { name: 'النوع', forms: ['نوع واحد', 'نوعان', 'أنواع', 'نوعًا', 'نوع'] },
  Shape: { name: 'الشكل', forms: ['شكل واحد', 'شكلان', 'أشكال', 'شكلًا', 'شكل'] },
  Side: { name: 'الجهة', forms: ['جهة واحدة', 'جهتان', 'جهات', 'جهة', 'جهة'] },
};
const anyOption: CountedNoun = ['خيار واحد', 'خياران', 'خيارات', 'خيارًا', 'خيار'];

const products: CountedNoun = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'];
const pieces: CountedNoun = ['قطعة واحدة', 'قطعتان', 'قطع', 'قطعة', 'قطعة'];
/** `30 مل`, as the labels of packs sold in Algeria abbreviate units. */
function amountOf(quantity: number, unit: QuantityUnit) {
  return unit === 'pieces'
    ? counted(quantity, pieces, '0')
    : `${quantity}\u00a0${unit === 'ml' ? 'مل' : 'غ'}`;
}

/** Families may be named in English or Arabic. */
function wordsOf(optionName: string) {
  return options[optionName] ?? Object.values(options).find(({ name }) => name === optionName);
}

/** Words of the product page, the product cards and all pages that show them. */
export const catalogWords: typeof english = {
  breadcrumb: 'مسار الصفحة',
  home: 'الرئيسية',
  products: 'المنتجات',
  noProducts: 'لا توجد منتجات',
  noCategories: 'لا توجد أقسام',
  viewAll: 'عرض كل المنتجات',
  tryAgain: 'إعادة المحاولة',
  failed: 'تعذّر تحميل المنتجات',
  pastTheEnd: 'لا توجد منتجات أخرى في هذه الصفحة.',
  toFirstPage: 'العودة إلى الصفحة الأولى',

  card: {
    rated: 'تقييمات الزبائن',
    rating: (average, count) => `\u2066${String(average).replace('.', ',')} (${formatNumber(count)})\u2069`,
    discount: (percent) => `\u200e−${percent}%`,
    inStock: 'متوفر',
    outOfStock: 'غير متوفر',
    several: (units, price) => `${units} بسعر ${isolated(price)}`,
    unitPrice: (price, quantity, unit) =>
      unit === 'pieces' ? `${price} / القطعة` : `${price} / ${amountOf(quantity, unit)}`,
    wish: (name) => `المفضلة: ${isolated(name)}`,
    viewDetails: (name) => `عرض تفاصيل ${isolated(name)}`,
    addToCart: 'إضافة إلى السلة',
    addNamedToCart: (name) => `إضافة إلى السلة: ${isolated(name)}`,
    from: 'ابتداءً من',
    members: (count, optionName) => counted(count, wordsOf(optionName)?.forms ?? anyOption, 'لا خيارات'),
    fewLeft: (stock) => `بقيت ${counted(stock, countedUnits, '0')}`,
    chooseSize: 'اختيار المقاس',
    chooseOption: (optionName) => {
      const option = wordsOf(optionName);
      return option ? `اختيار ${option.name}` : 'عرض الخيارات';
    },
    chooseOf: (choose, name) => `${choose}: ${isolated(name)}`,
    added: (name) => `أُضيف إلى السلة: ${isolated(name)}`,
    soldOut: 'المنتج غير متوفر',
    viewCart: 'عرض السلة',
    allInCart: 'كل الكمية المتوفرة لدينا موجودة في سلتك',
  },

  needs: {
    title: 'الاحتياجات',
    heading: 'التسوق حسب الاحتياج',
    lead: 'البداية من احتياجك: في كل صفحة نصائح قصيرة ومنتجات اخترناها لأجله.',
    viewAll: 'عرض كل الاحتياجات',
    products: (count) => counted(count, products, 'لا منتجات'),
    none: 'لا توجد احتياجات',
    noProducts: 'لا توجد حاليًا منتجات لهذا الاحتياج.',
    pageOf: (text, page) => `${text} (الصفحة ${page})`,
    notFound: 'الاحتياج غير موجود',
    errorTitle: 'خطأ في تحميل الاحتياجات',
    failed: 'تعذّر تحميل الاحتياجات',
  },

  search: {
    label: 'البحث عن منتج أو علامة تجارية',
    placeholder: 'منتج أو علامة تجارية',
    action: 'بحث',
  },

  product: {
    brand: 'العلامة التجارية',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    zoomedImage: (name) => `صورة مكبّرة: ${isolated(name)}`,
    pictures: (name) => `صور ${isolated(name)}`,
    furtherPicture: (name, place) => `${isolated(name)}، الصورة ${place}`,
    showPicture: (place, count) => `عرض الصورة ${place} من ${count}`,
    previousPicture: 'الصورة السابقة',
    nextPicture: 'الصورة التالية',
    trust: { authentic: 'منتج أصلي', delivery: 'توصيل في أقرب وقت', returns: 'إرجاع سهل' },
    offerDays: (first, last) => `عرض من ${first} إلى ${last}`,
    offers: {
      ordersFrom: (offer, least) => `${offer}، للطلبيات ابتداءً من ${isolated(least)}`,
      giftWith: (gift, units) =>
        units === 1 ? `مجانًا معه: ${isolated(gift)}` : `مجانًا عند شراء ${units} منه: ${isolated(gift)}`,
      giftFromAll: (gift, least) => `مجانًا ابتداءً من ${isolated(least)} من كل المنتجات: ${isolated(gift)}`,
      giftFrom: (gift, least) => `مجانًا ابتداءً من ${isolated(least)} من منتجات هذا العرض: ${isolated(gift)}`,
      delivery: 'توصيل مجاني',
      deliveryFrom: (least) => `توصيل مجاني للطلبيات ابتداءً من ${isolated(least)}`,
    },
    save: (amount) => `توفير ${amount}`,
    keyBenefits: 'أهم المزايا',
    bundle: {
      contents: 'محتوى المجموعة',
      steps: 'خطوة بخطوة',
      apart: (price) => `ثمنها منفصلة ${price}`,
    },
    size: () => 'المقاس',
    pleaseSelectSize: () => 'يُرجى اختيار المقاس',
    selectSizeFirst: () => 'اختيار المقاس أولًا',
    notifyMe: 'إشعار عند التوفر',
    quantity: 'الكمية',
    left: (stock) => `بقيت ${counted(stock, countedUnits, '0')}`,
    deliveryInformation: 'معلومات التوصيل',
    description: 'الوصف',
    specifications: 'المواصفات',
    category: 'القسم',
    sku: 'المرجع (SKU)',
    availableSizes: () => 'المقاسات المتوفرة',
    facts,
    materials: { clothes: 'الخامات', goods: 'المكونات' },
    productClass: 'النوع',
    productClasses,
    netQuantity: 'الكمية الصافية',
    quantityOf: amountOf,
    specificationLines,
    needsScript: 'السلة تحتاج إلى JavaScript. يُرجى تفعيله لإتمام الطلب.',
    related: 'منتجات مشابهة',
    recentlyViewed: 'شوهدت مؤخرًا',
    loading: 'جارٍ تحميل المنتج…',
    notFound: 'المنتج غير موجود',
    errorTitle: 'خطأ في تحميل المنتج',
    backToProducts: 'العودة إلى المنتجات',
  },
};
