import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const bodyCare: Record<string, LineTexts> = {
  'body-milk': {
    name: 'حليب الجسم، {scent}، {volume}',
    description:
      'حليب خفيف يجف قبل ارتداء الملابس. اليوريا والشيا تحفظان الماء، فلا تظهر خطوط بيضاء على الساقين. غير المعطر يناسب البشرة الحساسة ومن لا يحبون رائحة الورد.',
    features: ['سريع الامتصاص', 'يحتوي على \u20665 %\u2069 من اليوريا', 'ترطيب 24 ساعة', 'مضخة بيد واحدة'],
    facts: {
      ingredients:
        'المكونات: Aqua, Urea (5 %), Glycerin, Butyrospermum Parkii Butter, Caprylic/Capric Triglyceride, Cetearyl Alcohol, {extra}, Carbomer, {perfume}.',
      usage: 'مرة في اليوم، بعد الاستحمام من الأفضل، يُفرد على الجسم مع تدليك قصير حتى الامتصاص.',
      warnings: `${cosmeticWarnings} قد تلسع اليوريا جلدًا محلوقًا للتو أو متشققًا.{allergy}`,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        allergy: {
          Rose: '',
          Almond: ' لا يُستعمل عند الحساسية من اللوز.',
          'Aloe Vera': '',
          Unscented: '',
        },
        extra: {
          Rose: 'Rosa Damascena Flower Water',
          Almond: 'Prunus Amygdalus Dulcis Oil',
          'Aloe Vera': 'Aloe Barbadensis Leaf Juice',
          Unscented: 'Panthenol',
        },
        perfume: {
          Rose: 'Phenoxyethanol, Parfum, Geraniol',
          Almond: 'Phenoxyethanol, Parfum',
          'Aloe Vera': 'Phenoxyethanol, Parfum',
          Unscented: 'Phenoxyethanol',
        },
      },
    },
    options: { Rose: 'ورد', 'Aloe Vera': 'ألوة' },
  },
  'shea-balm': {
    name: 'بلسم مرمم للجسم، {volume}',
    description:
      'بلسم كثيف بالشيا والسيراميدات والشوفان الغروي لبشرة تتشقق وتحك في موسم الجفاف. كل يوم بعد الحمام على بشرة رطبة. يمكن استعماله منذ الولادة وعلى الوجه أيضًا.',
    features: ['للبشرة الجافة جدًا المعرضة للحكة', 'بالسيراميدات والشوفان', 'منذ الولادة', 'دون عطر'],
    facts: {
      ingredients:
        'المكونات: Aqua, Butyrospermum Parkii Butter, Glycerin, Helianthus Annuus Seed Oil, Avena Sativa Kernel Flour, Cetearyl Alcohol, Ceramide NP, Niacinamide, Xanthan Gum, Pentylene Glycol. دون عطر.',
      usage:
        'مرة أو مرتين في اليوم، على بشرة رطبة بعد الحمام من الأفضل، يُدفأ بين اليدين ويُفرد على الجسم والوجه.',
      warnings: `${cosmeticWarnings} لا يُستعمل عند الحساسية من الشوفان. يُستشار الطبيب إذا نضحت البشرة أو دامت الحكة.`,
      audience:
        'الرضع منذ الولادة والأطفال والبالغون ذوو البشرة الجافة جدًا المعرضة للحكة. مناسب أثناء الحمل.',
    },
  },
  'hand-cream': {
    name: 'كريم اليدين، {scent}، {volume}',
    description:
      'ليدين تعقمان وتغسلان الأواني وتحملان المشتريات. عشرون في المئة من الغليسيرين، ومع ذلك لا آثار دهنية على الهاتف. الأنبوب الصغير يسعه جيب المئزر الأبيض.',
    features: [
      'يحتوي على \u206620 %\u2069 من الغليسيرين',
      'يُمتص في دقيقة',
      'يحمي من البرد والريح',
      'للجلد حول الأظافر أيضًا',
    ],
    facts: {
      ingredients:
        'المكونات: Aqua, Glycerin (20 %), Cetearyl Alcohol, Butyrospermum Parkii Butter, Dimethicone, {extra}, Phenoxyethanol, {perfume}.',
      usage: 'تُدلك كمية بحجم حبة بندق على يدين جافتين والأظافر والجلد حولها، بعد كل غسل عند الحاجة.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        allergy: {
          Rose: '',
          'Honey & Milk': ' لا يُستعمل عند الحساسية من منتجات النحل أو الحليب.',
          Lemon: '',
          Unscented: '',
        },
        extra: {
          Rose: 'Panthenol',
          'Honey & Milk': 'Panthenol, Mel, Lac Powder',
          Lemon: 'Panthenol, Citrus Limon Fruit Extract',
          Unscented: 'Panthenol, Allantoin',
        },
        perfume: {
          Rose: 'Citric Acid, Parfum, Citronellol',
          'Honey & Milk': 'Citric Acid, Parfum',
          Lemon: 'Citric Acid, Parfum, Limonene',
          Unscented: 'Citric Acid',
        },
      },
    },
    options: { Rose: 'ورد', 'Honey & Milk': 'عسل وحليب' },
  },
  'foot-cream': {
    name: 'كريم القدمين باليوريا، {strength}، {volume}',
    description:
      'اليوريا تلين الجلد السميك للكعبين: \u206610 %\u2069 لكل يوم، و\u206625 %\u2069 للتشققات، و\u206640 %\u2069 لبقع صغيرة من الجلد القاسي. يُدلك كل مساء مع لبس جوارب قطنية. لا يوضع على شقوق مفتوحة.',
    features: ['يلين الجلد القاسي', 'بالبانثينول', 'غير دهني', 'دون عطر'],
    facts: {
      ingredients:
        'المكونات: Aqua, Urea ({strength}), Glycerin, Petrolatum, Cetearyl Alcohol, Panthenol, Lactic Acid, Sodium Lactate, Phenoxyethanol. دون عطر.',
      usage: '{use} تُلبس جوارب قطنية ليلًا.',
      warnings: `${cosmeticWarnings} لا يوضع على شقوق مفتوحة أو بين الأصابع.`,
      audience: '{who} مع السكري، تُفحص القدمان أولًا.',
      terms: {
        use: {
          '10 %': 'تُدلك به القدم كلها كل مساء.',
          '25 %': 'يُدلك به الكعبان والمواضع الخشنة كل مساء لأربعة أسابيع، ثم مرتين في الأسبوع.',
          '40 %': 'يُربت به على بقع صغيرة من الجلد القاسي كل مساء لأسبوعين على الأكثر.',
        },
        who: {
          '10 %': 'البالغون والأطفال من 3 سنوات.',
          '25 %': 'البالغون والمراهقون من 12 سنة.',
          '40 %': 'البالغون. أثناء الحمل: يُستشار الصيدلي أولًا.',
        },
      },
    },
  },
};
