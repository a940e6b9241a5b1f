import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const faceCleansing: Record<string, LineTexts> = {
  'foaming-gel': {
    name: 'جل رغوي منقٍّ للوجه، {skin}، {volume}',
    description:
      'جل شفاف برغوة خفيفة يُشطف دون الشعور بالشد الذي يتركه الصابون. يضبط الزنك اللمعان. تُرغى كمية صغيرة بين يدين مبللتين وتوزع على الوجه ثم تُشطف بماء فاتر، صباحًا ومساءً.',
    features: [
      'يزيل الإفرازات الدهنية الزائدة',
      'خالٍ من الصابون، pH محايد للبشرة',
      'بالزنك',
      'لا يلسع العينين',
    ],
    facts: {
      ingredients:
        'المكونات: Aqua, Sodium Cocoyl Glycinate, Coco-Glucoside, Glycerin, Citric Acid, Zinc PCA, {extra}, Xanthan Gum, Sodium Benzoate, Potassium Sorbate.',
      usage: 'صباحًا ومساءً، تُرغى كمية صغيرة بين يدين مبللتين وتوزع على الوجه ثم تُشطف بماء فاتر.',
      warnings: `${cosmeticWarnings}{willow}`,
      audience: 'البالغون والمراهقون من 12 سنة، {skin:small}. مناسب أثناء الحمل.',
      terms: {
        willow: { 'Oily Skin': ' لا يُستعمل عند الحساسية من الأسبرين.', 'Combination Skin': '' },
        extra: {
          'Oily Skin': 'Niacinamide, Salix Alba Bark Extract',
          'Combination Skin': 'Panthenol, Hamamelis Virginiana Leaf Water',
        },
      },
    },
    options: { 'Combination Skin': 'بشرة مختلطة' },
  },
  'cream-cleanser': {
    name: 'كريم منظف لطيف، {volume}',
    description:
      'للبشرة التي تحمر لأقل احتكاك: كريم دون عطر ينظف دون رغوة. يمكن مسحه بقطنة عند غياب الماء. يترك الغليسيرين طبقة خفيفة على البشرة.',
    features: [
      'للبشرة الجافة والحساسة',
      'دون عطر',
      'ينظف بالماء أو دونه',
      'يحتوي على \u206610 %\u2069 من الغليسيرين',
    ],
    facts: {
      ingredients:
        'المكونات: Aqua, Glycerin (10 %), Cetearyl Alcohol, Caprylic/Capric Triglyceride, Sodium Cocoyl Isethionate, Panthenol, Allantoin, Xanthan Gum, Citric Acid, Sodium Benzoate.',
      usage:
        'صباحًا ومساءً، تُدلك كمية بحجم حبة بندق على بشرة رطبة ثم تُشطف. دون ماء، يُفرد على بشرة جافة ويُمسح بقطنة.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والأطفال من 3 سنوات ذوو البشرة الجافة أو الحساسة. مناسب أثناء الحمل.',
    },
  },
  'micellar-water': {
    name: 'ماء ميسيلار، {skin}، {volume}',
    description:
      'قطيرات منظفة دقيقة في ماء لطيف ترفع المكياج وواقي الشمس وغبار المدينة بمسحة واحدة. تُبلل قطنة وتوضع على العينين بضع ثوان ثم يُمسح نحو الخارج. الشطف غير ضروري، لكنه ممكن.',
    features: [
      'يزيل المكياج المقاوم للماء',
      'دون كحول ودون عطر',
      'للوجه والعينين والشفتين',
      'يناسب من يضعون العدسات اللاصقة',
    ],
    facts: {
      ingredients:
        'المكونات: Aqua, Poloxamer 184, Glycerin, Disodium Cocoamphodiacetate, {extra}, Disodium EDTA, Citric Acid, Sodium Benzoate.',
      usage:
        'تُبلل قطنة وتوضع على العينين المغمضتين بضع ثوان ثم يُمسح نحو الخارج. يُعاد بقطنة جديدة حتى تبقى نظيفة.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والمراهقون، {skin:small}، وكذلك مع العدسات اللاصقة. مناسب أثناء الحمل.',
      terms: {
        extra: {
          'Sensitive Skin': 'Panthenol, Bisabolol',
          'Oily Skin': 'Zinc Gluconate, Niacinamide',
          'Dry Skin': 'Sodium Hyaluronate, Betaine',
        },
      },
    },
  },
  'rose-toner': {
    name: 'ماء الورد للوجه، {volume}',
    description:
      'مقطر من ورد سهل متيجة، دون عطر مضاف ودون كحول. يُبخ بعد التنظيف أو فوق المكياج أو في عصر حار. تكون رائحته أقوى عند الفتح منها بعد أسبوع، كماء الورد الحقيقي.',
    features: ['مقطر خالص', 'ينعش وينعم', 'رذاذ دقيق', 'دون كحول'],
    facts: {
      ingredients: 'المكونات: Rosa Damascena Flower Water 100 %.',
      usage:
        'بعد التنظيف أو في أي وقت، يُبخ على بعد شبر والعينان مغمضتان ويُترك ليجف. يُحفظ في الثلاجة لرذاذ أبرد.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
    },
  },
  'day-cream': {
    name: 'كريم نهار مرطب، {skin}، {volume}',
    description:
      'حمض الهيالورونيك والسكوالان بأربعة أنواع من القوام: جل للبشرة الدهنية، وسائل خفيف للعادية، وكريم للجافة، وكريم دون عطر للحساسة. يُمتص في دقيقة ولا يتكتل تحت واقي الشمس. حجم حبة بندق يكفي الوجه والرقبة.',
    features: ['يرطب 24 ساعة', 'بحمض الهيالورونيك والسكوالان', 'قاعدة جيدة للمكياج', 'لا يسد المسام'],
    facts: {
      ingredients:
        'المكونات: Aqua, Glycerin, Squalane, {base}, Sodium Hyaluronate, Tocopherol, Carbomer, Xanthan Gum, Phenoxyethanol, {perfume}.',
      usage:
        'كل صباح، تُفرد كمية بحجم حبة بندق على وجه ورقبة نظيفين. الانتظار دقيقة قبل واقي الشمس أو المكياج.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والمراهقون، {skin:small}. مناسب أثناء الحمل.',
      terms: {
        base: {
          'Normal Skin': 'Coco-Caprylate, Glyceryl Stearate',
          'Dry Skin': 'Butyrospermum Parkii Butter, Cetearyl Alcohol, Glyceryl Stearate',
          'Oily Skin': 'Niacinamide, Silica, Zinc PCA',
          'Sensitive Skin': 'Caprylic/Capric Triglyceride, Panthenol, Allantoin',
        },
        perfume: {
          'Normal Skin': 'Ethylhexylglycerin, Parfum',
          'Dry Skin': 'Ethylhexylglycerin, Parfum',
          'Oily Skin': 'Ethylhexylglycerin, Parfum',
          'Sensitive Skin': 'Ethylhexylglycerin',
        },
      },
    },
  },
  'vitamin-c-day-cream': {
    name: 'كريم نهار للإشراق بفيتامين C، {volume}',
    description:
      'شكل ثابت من فيتامين C مع خلاصة المندرين لبشرة تبدو متعبة. للكريم لون المشمش ويترك إشراقة ناعمة دون بريق. يتبعه واقي الشمس، خاصة في الصيف.',
    features: ['يوحد مظهر البشرة', 'قوام خفيف غير دهني', 'برائحة المندرين', 'علبة زجاجية'],
    facts: {
      ingredients:
        'المكونات: Aqua, Ascorbyl Glucoside (3 %), Glycerin, Caprylic/Capric Triglyceride, Citrus Reticulata Fruit Extract, Prunus Armeniaca Kernel Oil, Cetearyl Alcohol, Tocopherol, Mica, Phenoxyethanol, Parfum, Limonene.',
      usage: 'كل صباح على وجه ورقبة نظيفين، ثم واقي الشمس. تُغلق العلبة جيدًا وتُحفظ بعيدًا عن الضوء.',
      warnings: `${cosmeticWarnings} لا يوضع على بشرة متهيجة.`,
      audience: 'البالغون. مناسب أثناء الحمل.',
    },
  },
  'night-cream': {
    name: 'كريم ليل، {need}، {volume}',
    description:
      'كريم غني: زيت بذور التين الشوكي والسيراميدات ولمسة من التين. يُدفأ بين أطراف الأصابع ويُضغط على البشرة بعد التنظيف. العلبة الصغيرة للتجربة أو للسفر.',
    features: ['بالسيراميدات', 'زيت بذور التين الشوكي', 'بشرة مرنة في الصباح', 'دون زيوت معدنية'],
    facts: {
      ingredients:
        'المكونات: Aqua, Opuntia Ficus-Indica Seed Oil, Glycerin, Butyrospermum Parkii Butter, Ceramide NP, {extra}, Cetearyl Alcohol, Ficus Carica Fruit Extract, Tocopherol, Phenoxyethanol, Parfum.',
      usage: 'كل مساء، تُدفأ كمية بحجم حبة بندق بين أطراف الأصابع وتُضغط على وجه ورقبة نظيفين.',
      warnings: `${cosmeticWarnings}{caution}`,
      audience: '{who}',
      terms: {
        caution: {
          Nourishing: '',
          Firming: ' لا يُستعمل عند الحساسية من الصويا.',
          'First Lines': ' يحتوي على فيتامين A: تُراعى الكمية اليومية منه قبل الاستعمال.',
        },
        extra: {
          Nourishing: 'Argania Spinosa Kernel Oil',
          Firming: 'Palmitoyl Tripeptide-5, Hydrolyzed Soy Protein',
          'First Lines': 'Retinyl Palmitate, Sodium Hyaluronate',
        },
        who: {
          Nourishing: 'البالغون ذوو البشرة الجافة. مناسب أثناء الحمل.',
          Firming: 'البالغون. مناسب أثناء الحمل.',
          'First Lines': 'البالغون. لا يُستعمل أثناء الحمل لاحتوائه على شكل من فيتامين A.',
        },
      },
    },
    options: { Nourishing: 'مغذٍّ', Firming: 'شادّ', 'First Lines': 'للخطوط الأولى' },
  },
};
