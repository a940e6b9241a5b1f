import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const menCare: Record<string, LineTexts> = {
  'shaving-foam': {
    name: '{form} حلاقة، {skin}',
    familyName: 'رغوة وجل الحلاقة',
    description:
      'كثيفة حتى يظهر أثر الشفرة فيها. يُبلل الوجه بماء دافئ وتُترك دقيقة ثم تكون الحلاقة في اتجاه الشعر. نوع البشرة الحساسة دون عطر. 200 ml.',
    features: ['تلين اللحية', 'تنزلق الشفرة بسهولة', 'تُشطف دون بقايا', '200 ml'],
    facts: {
      ingredients:
        'المكونات: Aqua, {base}, Glycerin, Aloe Barbadensis Leaf Juice, Isobutane, Propane{perfume}.',
      usage:
        'تُرج العلبة. يُبلل الوجه بماء دافئ وتُفرد كمية بحجم حبة جوز، وبعد دقيقة تكون الحلاقة في اتجاه الشعر. الشطف بماء بارد.',
      warnings: 'بخاخ شديد الاشتعال: يُبعد عن اللهب ويُحفظ تحت 50 درجة ولا يُثقب. يُبعد عن العينين والأطفال.',
      audience: 'البالغون والمراهقون، {skin:small}.',
      terms: {
        base: {
          Foam: 'Palmitic Acid, Triethanolamine, Stearic Acid',
          Gel: 'Stearic Acid, Triethanolamine, Isopentane',
        },
        perfume: { 'Normal Skin': ', Parfum', 'Sensitive Skin': ', Panthenol, Bisabolol' },
      },
    },
    options: { Foam: 'رغوة', Gel: 'جل' },
  },
  razor: {
    name: 'آلة حلاقة، {kind}، {pack}',
    description:
      'شفرات مشحوذة مرتين وفوقها شريط بالألوة. شفرتان للحلاقة السريعة، وخمس للرقبة الحساسة. تُشطف تحت الحنفية وتُنفض ولا تُمسح أبدًا.',
    features: ['رأس متحرك', 'شريط بالألوة', 'مقبض لا ينزلق', 'تصميم مفتوح سهل الشطف'],
    facts: {
      ingredients:
        '{blades} من الفولاذ المقاوم للصدأ، شريط بالألوة وفيتامين E، مقبض من البولي بروبيلين والمطاط. {pack}.',
      usage:
        'تُبلل البشرة وتوضع الرغوة، وتكون الحلاقة في اتجاه الشعر دون ضغط. تُشطف تحت الحنفية وتُنفض دون مسح وتُترك لتجف. تُستبدل بعد خمس إلى ثماني حلاقات.',
      warnings: 'شفرات حادة: تُبعد عن الأطفال. لا تُعار لأحد. لا تُستعمل على جلد مجروح أو حبوب. تُلف قبل رميها.',
      audience: 'البالغون والمراهقون الذين يحلقون.',
      terms: {
        blades: { 'Two Blades': 'شفرتان', 'Three Blades': 'ثلاث شفرات', 'Five Blades': 'خمس شفرات' },
      },
    },
    options: {
      'Two Blades': 'شفرتان',
      'Three Blades': 'ثلاث شفرات',
      'Five Blades': 'خمس شفرات',
      '1 razor': 'آلة واحدة',
      '4 razors': '4 آلات',
      '8 razors': '8 آلات',
    },
  },
  'after-shave-balm': {
    name: '{form} ما بعد الحلاقة، {volume}',
    familyName: 'عناية ما بعد الحلاقة',
    description:
      'البلسم يعتني، واللوشن ينعش، وجل الشب يغلق الجروح الصغيرة. كلها دون كحول يحرق. يُربت به والبشرة لا تزال رطبة قليلًا.',
    features: ['يلطف حرقة الحلاقة', 'دون كحول', 'يُمتص فورًا', 'رائحة أرز خفيفة'],
    facts: {
      ingredients:
        'المكونات: Aqua, {base}, Glycerin, Panthenol, Allantoin, Juniperus Virginiana Wood Extract, Xanthan Gum, Phenoxyethanol, Parfum. دون كحول.',
      usage: 'بعد الحلاقة والشطف بماء بارد، تُربت كمية بحجم حبة بندق على بشرة رطبة.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والمراهقون الذين يحلقون.',
      terms: {
        base: {
          Balm: 'Butyrospermum Parkii Butter, Cetearyl Alcohol',
          Lotion: 'Hamamelis Virginiana Leaf Water, Aloe Barbadensis Leaf Juice',
          'Alum Gel': 'Potassium Alum, Aloe Barbadensis Leaf Juice',
        },
      },
    },
    options: { Lotion: 'لوشن', 'Alum Gel': 'جل الشب' },
  },
  'beard-oil': {
    name: 'زيت اللحية، {scent}، {volume}',
    description:
      'الأرغان والجوجوبا والخروع تنعم الشعر وتوقف حكة الأسبوع الثالث. ثلاث قطرات للحية قصيرة وست للطويلة؛ تُفرك ثم تُمشط. مفيد أيضًا للبشرة الجافة تحتها.',
    features: ['ينعم ويلمع', 'يوقف الحكة', 'أرغان وجوجوبا وخروع', 'قطارة'],
    facts: {
      ingredients:
        'المكونات: Argania Spinosa Kernel Oil, Simmondsia Chinensis Seed Oil, Ricinus Communis Seed Oil, Tocopherol{aroma}.',
      usage:
        'مرة في اليوم على لحية جافة أو رطبة: ثلاث قطرات للقصيرة وست للطويلة. تُفرك بين الراحتين وتُدلك حتى البشرة ثم تُمشط اللحية.',
      warnings: cosmeticWarnings,
      audience: 'البالغون.',
      terms: {
        aroma: {
          Cedar: ', Cedrus Atlantica Bark Oil, Limonene',
          Oud: ', Parfum, Linalool',
          Citrus: ', Citrus Limon Peel Oil, Limonene, Citral',
          Unscented: '',
        },
      },
    },
    options: { Oud: 'عود' },
  },
  'beard-balm': {
    name: '{form} اللحية، {scent}',
    familyName: 'بلسم وشمع وغسول اللحية',
    description:
      'بلسم للتشكيل وشمع للتثبيت وغسول للبداية: رف كامل لمن يهتمون بلحيتهم. تؤخذ كمية بحجم ظفر وتُذاب بين الراحتين وتُفرد نحو الأسفل.',
    features: ['بشمع النحل والشيا', 'تثبيت خفيف أو قوي', 'يُغسل بسهولة', 'علبة 60 ml'],
    facts: {
      ingredients: 'المكونات: {base}, Tocopherol, {aroma}.',
      usage: '{use}',
      warnings: `${cosmeticWarnings} لا يُستعمل عند الحساسية من منتجات النحل{wool}.`,
      audience: 'البالغون.',
      terms: {
        base: {
          Balm: 'Butyrospermum Parkii Butter, Argania Spinosa Kernel Oil, Cera Alba, Simmondsia Chinensis Seed Oil',
          Wax: 'Cera Alba, Lanolin, Butyrospermum Parkii Butter, Ricinus Communis Seed Oil',
          Wash: 'Aqua, Coco-Glucoside, Glycerin, Butyrospermum Parkii Butter, Cera Alba, Sodium Benzoate',
        },
        wool: { Balm: '', Wax: ' أو الصوف', Wash: '' },
        aroma: { Cedar: 'Cedrus Atlantica Bark Oil', Citrus: 'Citrus Limon Peel Oil, Limonene' },
        use: {
          Balm: 'تُذاب كمية بحجم ظفر بين الراحتين وتُدلك حتى البشرة ثم تُمشط اللحية لتشكيلها.',
          Wax: 'يُدفأ القليل بين إصبعين ويُمرر على اللحية والشارب. يُغسل بالصابون.',
          Wash: 'تُرغى كمية بحجم حبة بندق في اللحية المبللة مع التدليك حتى البشرة ثم تُشطف. مرتين أو ثلاثًا في الأسبوع.',
        },
      },
    },
    options: { Wax: 'شمع', Wash: 'غسول' },
  },
  'men-face-cream': {
    name: 'كريم الوجه للرجال، {need}، 50 ml',
    familyName: 'كريم الوجه للرجال',
    description:
      'يُمتص قبل أن تجهز القهوة. مرطب للخدين الجافين، وغير لامع للجبين اللامع، ومضاد للتعب بالكافيين لليالي القصيرة. يلطف أيضًا بعد الحلاقة.',
    features: ['جل كريم خفيف', 'دون لمعان', 'يلطف بعد الحلاقة', 'رائحة هادئة'],
    facts: {
      ingredients:
        'المكونات: Aqua, Glycerin, Squalane, {extra}, Panthenol, Allantoin, Carbomer, Tocopherol, Phenoxyethanol, Parfum.',
      usage: 'كل صباح وبعد الحلاقة، تُفرد كمية بحجم حبة بندق على وجه ورقبة نظيفين.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والمراهقون من 15 سنة.',
      terms: {
        extra: {
          Hydrating: 'Sodium Hyaluronate, Betaine',
          Matte: 'Silica, Zinc PCA, Niacinamide',
          'Anti-Fatigue': 'Caffeine, Paullinia Cupana Seed Extract',
        },
      },
    },
    options: { Matte: 'غير لامع', 'Anti-Fatigue': 'مضاد للتعب' },
  },
  'men-shower': {
    name: 'جل استحمام للرجال 3 في 1، {scent}، {volume}',
    description:
      'الشعر والوجه والجسم في قارورة واحدة لحقيبة الرياضة. له رائحة، لكنها لا تدوم حتى المساء. يُشطف جيدًا وانتهى الأمر.',
    features: ['للشعر والوجه والجسم', 'لا يجفف البشرة', 'غطاء بعلاقة', 'انتعاش يدوم'],
    facts: {
      ingredients:
        'المكونات: Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Panthenol, Sodium Chloride, Citric Acid, Sodium Benzoate, Parfum, Limonene.',
      usage: 'يُرغى على شعر ووجه وجسم مبللة ثم يُشطف جيدًا. تبقى العينان مغمضتين.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والمراهقون.',
    },
    options: { Marine: 'بحري', Woods: 'خشبي', Spice: 'توابل' },
  },
};
