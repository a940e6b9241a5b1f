import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings, outerUse } from '../usual/usual-texts.ts';

export const hairCare: Record<string, LineTexts> = {
  conditioner: {
    name: 'بلسم لفك تشابك الشعر، {scent}، {volume}',
    description:
      'دقيقتان على الأطراف، ويمر المشط بسهولة. خفيف على الشعر الرقيق إذا وضع من مستوى الأذنين إلى الأسفل. يُشطف حتى يزول الملمس الزلق.',
    features: ['تمشيط سهل', 'لا يثقل الشعر', 'دون سيليكون', 'دقيقتان'],
    facts: {
      ingredients:
        'المكونات: Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, {extra}, Hydrolyzed Oat Protein, Citric Acid, Sodium Benzoate, Parfum.',
      usage: 'بعد الغسل، يوزع من مستوى الأذنين إلى الأسفل ويُمشط الشعر، ثم يُشطف بعد دقيقتين.',
      warnings: `${cosmeticWarnings} لا يُستعمل عند الحساسية من {allergy}.`,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        allergy: { Almond: 'اللوز أو الشوفان', Coconut: 'الشوفان', Fig: 'الشوفان' },
        extra: {
          Almond: 'Prunus Amygdalus Dulcis Oil',
          Coconut: 'Cocos Nucifera Oil',
          Fig: 'Ficus Carica Fruit Extract',
        },
      },
    },
    options: { Fig: 'تين' },
  },
  'hair-mask': {
    name: 'قناع مغذٍّ للشعر، {oil}، {volume}',
    description:
      'قناع كثيف للغسلة الأسبوعية. يوزع من مستوى الأذنين إلى الأسفل تحت منشفة دافئة عشر دقائق، أو طوال الليل للشعر المجعد الجاف جدًا. حجم حبة جوز يكفي شعرًا بطول الكتفين.',
    features: ['ينعم الأطراف الجافة', 'للشعر المجعد والأملس', 'غني بالزيوت النباتية', 'دون زيوت معدنية'],
    facts: {
      ingredients:
        'المكونات: Aqua, Cetearyl Alcohol, {oil2}, Glycerin, Behentrimonium Chloride, Panthenol, Tocopherol, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'مرة في الأسبوع على شعر مجفف بالمنشفة، من مستوى الأذنين إلى الأسفل. يُترك تحت منشفة دافئة عشر دقائق، أو طوال الليل، ثم يُشطف.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'البالغون والأطفال من 6 سنوات. مناسب أثناء الحمل.',
      terms: {
        allergy: { Argan: '', 'Shea & Honey': ' لا يُستعمل عند الحساسية من منتجات النحل.', Avocado: '' },
        oil2: {
          Argan: 'Argania Spinosa Kernel Oil',
          'Shea & Honey': 'Butyrospermum Parkii Butter, Mel',
          Avocado: 'Persea Gratissima Oil',
        },
      },
    },
    options: { 'Shea & Honey': 'شيا وعسل', Avocado: 'أفوكادو' },
  },
  'argan-oil': {
    name: 'زيت {oil} للشعر، {volume}',
    familyName: 'زيت نقي للشعر',
    description:
      'زيت واحد معصور على البارد دون أي إضافة. قناع قبل الغسل، أو قطرتان على الأطراف الجافة. زيت الخروع كثيف: يُمزج بزيت آخر. وكلها تصلح للبشرة والأظافر أيضًا.',
    features: [
      'زيت نقي \u2066100 %\u2069',
      'عصرة أولى على البارد',
      'للشعر والبشرة والأظافر',
      'قارورة بقطارة',
    ],
    facts: {
      ingredients: 'المكونات: {oil2} \u2066100 %\u2069، من العصرة الأولى على البارد.',
      usage: 'الشعر: قناع لنصف ساعة قبل الغسل، أو قطرتان على الأطراف الجافة. البشرة والأظافر: {mix}',
      warnings: `${outerUse}{allergy}`,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        oil2: {
          Argan: 'Argania Spinosa Kernel Oil',
          Castor: 'Ricinus Communis Seed Oil',
          'Prickly Pear': 'Opuntia Ficus-Indica Seed Oil',
          'Sweet Almond': 'Prunus Amygdalus Dulcis Oil',
        },
        mix: {
          Argan: 'بضع قطرات مع التدليك.',
          Castor: 'بضع قطرات مع التدليك. زيت كثيف: يُمزج بالكمية نفسها من زيت آخر.',
          'Prickly Pear': 'بضع قطرات مع التدليك.',
          'Sweet Almond': 'بضع قطرات مع التدليك.',
        },
        allergy: {
          Argan: '',
          Castor: '',
          'Prickly Pear': '',
          'Sweet Almond': ' لا يُستعمل عند الحساسية من اللوز.',
        },
      },
    },
    options: {
      Argan: 'الأرغان',
      Castor: 'الخروع',
      'Prickly Pear': 'بذور التين الشوكي',
      'Sweet Almond': 'اللوز الحلو',
    },
  },
  'anti-hair-loss': {
    name: 'عناية ضد تساقط الشعر، {person}، {pack}',
    description:
      'مستحضر بالكافيين وإكليل الجبل والببتيدات للشعر الذي يبقى في المشط. أمبولة واحدة كل يومين توزع على فروة الرأس مع التدليك؛ دون شطف. تدوم الدورة شهرين، في الربيع وفي الخريف.',
    features: ['لشعر يبدو أكثف', 'بالكافيين وإكليل الجبل', 'لا يترك دهونًا', 'دورة من شهرين'],
    facts: {
      ingredients:
        'المكونات: Aqua, Alcohol, Caffeine (1 %), Rosmarinus Officinalis Leaf Extract, Biotinoyl Tripeptide-1, {extra}, Panthenol, Glycerin, PEG-40 Hydrogenated Castor Oil, Parfum. 5 ml في الأمبولة.',
      usage:
        'كل يومين، يُفرق الشعر الجاف أو المجفف بالمنشفة، وتوزع أمبولة واحدة على فروة الرأس مع التدليك دقيقتين. دون شطف. يستمر الاستعمال شهرين.',
      warnings: `${cosmeticWarnings} قابل للاشتعال حتى يجف. التساقط المفاجئ أو المتركز في بقع يستدعي الطبيب.`,
      audience: '{person} من 18 سنة. لا يُستعمل أثناء الحمل أو الرضاعة.',
      terms: { extra: { Women: 'Arginine', Men: 'Serenoa Serrulata Fruit Extract' } },
    },
    options: { '6 ampoules': '6 أمبولات', '12 ampoules': '12 أمبولة' },
  },
  'lice-treatment': {
    name: 'عناية ضد القمل، {form}',
    description:
      'اللوشن والشامبو يغلفان القمل والصئبان بدل تسميمها، فلا تعتاد عليهما: يُمشط الشعر خصلة خصلة وتُعاد العملية بعد أسبوع. والبخاخ يبعد القمل. مشط معدني دقيق في العلبة. العمر مكتوب على كل علبة.',
    features: ['دون مبيدات حشرات', 'مع مشط معدني دقيق', 'خصلة خصلة', 'يزول بالشامبو'],
    facts: {
      ingredients: 'المكونات: {formula}',
      usage: '{use}',
      warnings:
        'للاستعمال الخارجي فقط. يُبعد عن العينين واللهب والسجائر ومجفف الشعر حتى الشطف. تُغسل الأمشاط وأغطية الوسائد والقبعات على 60 درجة. تُفحص العائلة كلها.',
      audience: 'الأطفال من عمر {age} والبالغون. أثناء الحمل أو الرضاعة: يُستشار الصيدلي أولًا.',
      terms: {
        formula: {
          'Lotion 100 ml':
            'Dimethicone, Cyclopentasiloxane, Caprylic/Capric Triglyceride. دون مبيد حشرات. مع مشط معدني.',
          'Shampoo 125 ml':
            'Aqua, Dimethicone, Coco-Glucoside, Sodium Cocoyl Glutamate, Cocos Nucifera Oil. دون مبيد حشرات. مع مشط معدني.',
          'Repelling Spray 100 ml': 'Aqua, IR3535 (15 %), Lavandula Hybrida Oil, Glycerin. مع مشط معدني.',
        },
        use: {
          'Lotion 100 ml':
            'يُبلل به الشعر الجاف حتى فروة الرأس، وبعد خمس عشرة دقيقة يُمشط خصلة خصلة ثم يُغسل. يُعاد بعد سبعة أيام.',
          'Shampoo 125 ml': 'يُدلك به الشعر الرطب، وبعد عشر دقائق يُمشط خصلة خصلة ثم يُشطف. يُعاد بعد سبعة أيام.',
          'Repelling Spray 100 ml':
            'عند انتشار القمل في المدرسة، يُبخ كل صباح على الشعر الجاف على بعد شبر. تُغطى العينان.',
        },
        age: { 'Lotion 100 ml': 'سنة', 'Shampoo 125 ml': 'سنة', 'Repelling Spray 100 ml': '3 سنوات' },
      },
    },
    options: {
      'Lotion 100 ml': 'لوشن 100 ml',
      'Shampoo 125 ml': 'شامبو 125 ml',
      'Repelling Spray 100 ml': 'بخاخ طارد 100 ml',
    },
  },
  'hair-color': {
    name: 'صبغة شعر لطيفة، {shade}',
    description:
      'تغطي الشيب دون أمونياك، بكريم لا يسيل. كل شيء في العلبة، مع القفازات وقناع لما بعد الصبغ. تُجرب خلف الأذن قبل يومين في كل مرة، لأن الحساسية قد تظهر متأخرة.',
    features: ['دون أمونياك', 'تغطي الشيب', 'بزيت الأرغان', 'القفازات والقناع مرفقة'],
    facts: {
      ingredients:
        'الكريم: Aqua, Cetearyl Alcohol, Ethanolamine, Argania Spinosa Kernel Oil, Toluene-2,5-Diamine, Resorcinol، ملونات درجة {shade:small}. المُظهر: Aqua, Hydrogen Peroxide (6 %). في العلبة: كريم 50 ml، مُظهر 75 ml، قناع 15 ml، قفازات.',
      usage:
        'تُلبس القفازات ويُمزج الكريم بالمُظهر، ثم يوزع على شعر جاف ويُشطف بعد ثلاثين دقيقة. القناع في الختام.',
      warnings:
        'قد تسبب صبغات الشعر تفاعلات حساسية شديدة. يُجرى اختبار على الجلد 48 ساعة قبل كل استعمال. لا تُستعمل على فروة حساسة أو مجروحة. ليست للحواجب ولا للرموش. وشم الحناء السوداء المؤقت يزيد الخطر.',
      audience: 'البالغون والمراهقون من 16 سنة. أثناء الحمل: يُستشار الطبيب أولًا.',
    },
    options: {
      '1 Black': '1 أسود',
      '3 Dark Brown': '3 بني داكن',
      '4 Brown': '4 بني',
      '5.3 Golden Brown': '5.3 بني ذهبي',
      '6.4 Copper': '6.4 نحاسي',
      '7 Blonde': '7 أشقر',
      '5.6 Red Brown': '5.6 بني محمر',
      '4.2 Plum': '4.2 برقوقي',
    },
  },
  henna: {
    name: 'حناء نباتية، {shade}، {pack}',
    familyName: 'حناء نباتية',
    description:
      'أوراق من بسكرة مطحونة ناعمًا لعجينة ملساء، مع نباتات أخرى للدرجات الأغمق ودون ملونات مضافة. تُمزج بماء دافئ ويُغطى بها الشعر من ساعة إلى أربع ساعات. المحايدة تمنح اللمعان فقط.',
    features: ['نباتات خالصة', 'دون PPD ودون أملاح معدنية', 'منخولة ثلاث مرات', 'تعتني بالشعر وهي تلونه'],
    facts: {
      ingredients: 'المكونات: {plants}. دون PPD ودون أملاح معدنية.',
      usage:
        'تُمزج بماء دافئ حتى عجينة ملساء، وتوزع على شعر نظيف ويُغطى، ثم تُشطف بعد ساعة إلى أربع ساعات. تُلبس القفازات؛ ولا يُغسل الشعر بالشامبو قبل يومين.',
      warnings: `${cosmeticWarnings} لا تُستعمل مع الفوال (عوز G6PD){walnut}. تُجرب على خصلة وعلى الجلد قبل 48 ساعة.`,
      audience: 'البالغون والمراهقون من 16 سنة.',
      terms: {
        walnut: { Natural: '', Mahogany: '', Chestnut: ' ولا عند الحساسية من الجوز', Neutral: '' },
        plants: {
          Natural: 'Lawsonia Inermis Leaf Powder 100 %',
          Mahogany:
            'Lawsonia Inermis Leaf Powder, Hibiscus Sabdariffa Flower Powder, Beta Vulgaris Root Powder',
          Chestnut:
            'Lawsonia Inermis Leaf Powder, Juglans Regia Shell Powder, Indigofera Tinctoria Leaf Powder',
          Neutral: 'Cassia Obovata Leaf Powder 100 %',
        },
      },
    },
    options: { Natural: 'طبيعية', Mahogany: 'ماهوغاني', Chestnut: 'كستنائية', Neutral: 'محايدة' },
  },
};
