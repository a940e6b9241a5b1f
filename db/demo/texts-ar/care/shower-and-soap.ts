import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const showerAndSoap: Record<string, LineTexts> = {
  'shower-gel': {
    name: 'جل استحمام، {scent}، {volume}',
    description:
      'روائح بيت بفناء داخلي في جل وفير الرغوة حتى في الماء العسر. الغليسيرين يقي البشرة من الشعور بالجفاف. قارورة اللتر مع مضخة لكل العائلة.',
    features: ['pH قريب من البشرة', 'يرغو في الماء العسر', 'بالغليسيرين', 'سهل الشطف'],
    facts: {
      ingredients:
        'المكونات: Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Coco-Glucoside, Citric Acid, Sodium Benzoate, Parfum{allergens}.',
      usage: 'تُرغى كمية بحجم حبة بندق على بشرة مبللة أو إسفنجة ثم تُشطف.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        allergens: {
          'Sea Breeze': '',
          'Orange Blossom': ', Linalool, Limonene',
          'Fig Leaf': ', Linalool',
          Jasmine: ', Benzyl Salicylate',
          Rose: ', Geraniol, Citronellol',
        },
      },
    },
    options: { 'Sea Breeze': 'نسيم البحر', 'Fig Leaf': 'أوراق التين', Rose: 'ورد' },
  },
  'shower-oil': {
    name: 'زيت استحمام مغذٍّ، {volume}',
    description:
      'زيت يتحول إلى حليب على البشرة المبللة ويترك طبقة رقيقة، فلا يحتاج كثيرون إلى كريم بعده. للبشرة الجافة جدًا المعرضة للحكة في كل الأعمار. الحذر في حوض الاستحمام: الزيت يجعله زلقًا.',
    features: ['للبشرة الجافة جدًا', 'دون صابون ودون عطر', 'منذ الولادة', 'يخفف الشعور بالحكة'],
    facts: {
      ingredients:
        'المكونات: Glycine Soja Oil, Prunus Amygdalus Dulcis Oil, Laureth-4, MIPA-Laureth Sulfate, Caprylic/Capric Triglyceride, Tocopherol, Propylene Glycol. دون عطر ودون صابون.',
      usage: 'يُفرد على بشرة مبللة فيتحول إلى حليب، ثم يُشطف سريعًا. تُجفف البشرة بالتربيت دون فرك.',
      warnings: `${cosmeticWarnings} لا يُستعمل عند الحساسية من اللوز أو الصويا. الزيت يجعل أحواض الاستحمام والدوش زلقة.`,
      audience: 'الرضع منذ الولادة والأطفال والبالغون ذوو البشرة الجافة جدًا. مناسب أثناء الحمل.',
    },
  },
  'olive-soap': {
    name: 'صابون زيت الزيتون، {scent}، {pack}',
    description:
      'زيت زيتون من بلاد القبائل، مصبن على البارد ومجفف ستة أسابيع، فتصبح القطعة صلبة ولطيفة. يُحفظ على صحن يصرف الماء. يغسل أيضًا الأقمشة الرقيقة.',
    features: [
      '\u206672 %\u2069 زيت زيتون',
      'ستة أسابيع من التجفيف',
      'دون زيت النخيل ودون ملونات',
      '125 g للقطعة',
    ],
    facts: {
      ingredients:
        'المكونات: Sodium Olivate (زيت زيتون \u206672 %\u2069), Sodium Cocoate, Aqua, Glycerin, {scent2}. وزن القطعة 125 g. دون زيت النخيل ودون ملونات.',
      usage: 'يُرغى بين يدين مبللتين ويُغسل به ثم يُشطف. تُترك القطعة لتجف على صحن يصرف الماء.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        allergy: {
          Laurel: '',
          'Black Seed': '',
          Honey: ' لا يُستعمل عند الحساسية من منتجات النحل.',
          Lavender: '',
        },
        scent2: {
          Laurel: 'Sodium Laurelate (زيت الغار \u206610 %\u2069)',
          'Black Seed': 'Nigella Sativa Seed Oil',
          Honey: 'Mel, Cera Alba',
          Lavender: 'Lavandula Angustifolia Oil, Linalool',
        },
      },
    },
    options: {
      Laurel: 'غار',
      'Black Seed': 'حبة سوداء',
      Lavender: 'خزامى',
      '1 bar': 'قطعة واحدة',
      '3 bars': '3 قطع',
      '6 bars': '6 قطع',
    },
  },
  'surgras-soap': {
    name: 'قطعة تنظيف مدعمة بالدهون، {pack}',
    description:
      'تشبه الصابون وليست صابونًا: قطعة بالكولد كريم لوجه وجسم يهيجهما الصابون. رغوتها ناعمة وكثيفة. خيار أول جيد للبشرة الحساسة وللميزانية الصغيرة.',
    features: ['خالية من الصابون', 'بالكولد كريم', 'للوجه والجسم', 'دون عطر'],
    facts: {
      ingredients:
        'المكونات: Sodium Cocoyl Isethionate, Stearic Acid, Aqua, Paraffinum Liquidum, Cera Alba, Glycerin, Cetearyl Alcohol, Titanium Dioxide. دون صابون ودون عطر.',
      usage: 'تُرغى بين يدين مبللتين ويُغسل بها الوجه أو الجسم ثم تُشطف. تُحفظ جافة بين الاستعمالات.',
      warnings: `${cosmeticWarnings} لا تُستعمل عند الحساسية من منتجات النحل.`,
      audience: 'البالغون والأطفال من 3 سنوات ذوو البشرة الجافة أو الحساسة. مناسبة أثناء الحمل.',
    },
  },
  'black-soap': {
    name: 'صابون أسود، {scent}، {volume}',
    description:
      'عجينة الزيتون المعروفة في الحمام. يُفرد على بشرة دافئة رطبة ويُشطف بعد خمس دقائق، ثم يُفرك الجسم بالكاسة. مرة في الأسبوع؛ لا يوضع على ساقين محلوقتين للتو.',
    features: ['من الزيتون', 'يهيئ البشرة للكاسة', 'الطبيعي دون عطر', 'علبة بغطاء واسع'],
    facts: {
      ingredients: 'المكونات: Potassium Olivate, Aqua, Olea Europaea Fruit Oil, Potassium Hydroxide{scent2}.',
      usage:
        'مرة في الأسبوع على بشرة دافئة رطبة: يُفرد ويُشطف بعد خمس دقائق، ثم يُفرك الجسم بالكاسة. الكريم في الختام.',
      warnings: `${cosmeticWarnings} لا يوضع على الوجه ولا على بشرة محلوقة أو متهيجة.{epilepsy} تصبح الأرضية زلقة.`,
      audience: 'البالغون والمراهقون من 12 سنة. {pregnant}',
      terms: {
        scent2: {
          Eucalyptus: ', Eucalyptus Globulus Leaf Oil, Limonene',
          Rose: ', Parfum, Geraniol',
          Natural: '',
        },
        epilepsy: { Eucalyptus: ' مع الصرع أو الربو، يُستشار الطبيب أولًا.', Rose: '', Natural: '' },
        pregnant: {
          Eucalyptus: 'لا يُستعمل أثناء الحمل بسبب زيت الأوكالبتوس.',
          Rose: 'مناسب أثناء الحمل.',
          Natural: 'مناسب أثناء الحمل.',
        },
      },
    },
    options: { Rose: 'ورد' },
  },
  'sugar-exfoliant': {
    name: 'مقشر السكر، {scent}، {volume}',
    description:
      'حبيبات سكر في زيت نباتي تذوب أثناء الفرك، فلا تخدش طويلًا. تترك الركبتين والمرفقين ناعمين والحمام معطرًا. يُغلق الغطاء جيدًا: الماء يجعله يتصلب.',
    features: ['يذوب أثناء الفرك', 'بزيت اللوز الحلو', 'دون حبيبات بلاستيكية', 'يترك طبقة زيتية خفيفة'],
    facts: {
      ingredients:
        'المكونات: Sucrose, Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Cera Alba, Glyceryl Stearate, {extra}, Tocopherol, Parfum.',
      usage:
        'مرة أو مرتين في الأسبوع، تُدلك حفنة على بشرة رطبة بدوائر، ثم تُشطف بماء دافئ وتُجفف البشرة بالتربيت.',
      warnings: `${cosmeticWarnings} لا يوضع على الوجه أو على بشرة متهيجة، ولا يُستعمل عند الحساسية من اللوز أو منتجات النحل. تصبح الأرضية زلقة.`,
      audience: 'البالغون والمراهقون من 12 سنة. مناسب أثناء الحمل.',
      terms: {
        extra: {
          'Rose & Almond': 'Rosa Damascena Flower Powder',
          'Coffee & Cocoa': 'Coffea Arabica Seed Powder, Theobroma Cacao Butter',
          'Lemon & Ginger': 'Citrus Limon Peel Powder, Zingiber Officinale Root Extract',
        },
      },
    },
    options: {
      'Rose & Almond': 'ورد ولوز',
      'Coffee & Cocoa': 'قهوة وكاكاو',
      'Lemon & Ginger': 'ليمون وزنجبيل',
    },
  },
};
