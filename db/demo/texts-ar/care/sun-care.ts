import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings, sunWarnings } from '../usual/usual-texts.ts';

export const sunCare: Record<string, LineTexts> = {
  'face-sunscreen': {
    name: 'واقي شمس شفاف للوجه، {spf}، {skin}، 50 ml',
    familyName: 'واقي شمس شفاف للوجه',
    description:
      'سائل خفيف لا يترك أثرًا أبيض على أي لون بشرة. بطول إصبعين للوجه والرقبة كآخر خطوة صباحًا، ثم كل ساعتين في الخارج. لا يسيل إلى العينين عند التعرق.',
    features: ['حماية من UVA وUVB', 'دون أثر أبيض', 'مناسب تحت المكياج', 'مقاوم للماء والعرق'],
    facts: {
      ingredients:
        'المكونات: Aqua, {filters}, Dibutyl Adipate, Glycerin, {base}, Tocopherol, Xanthan Gum, {perfume}.',
      usage:
        'كآخر خطوة صباحًا، يُفرد منه بطول إصبعين على الوجه والأذنين والرقبة. يُجدد كل ساعتين في الخارج، وبعد السباحة أو التعرق.',
      warnings: sunWarnings,
      audience: 'البالغون والأطفال من 3 سنوات، {skin:small}. مناسب أثناء الحمل.',
      terms: {
        filters: {
          'SPF 30':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
          'SPF 50+':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Diethylhexyl Butamido Triazone',
        },
        base: {
          'Normal Skin': 'Squalane',
          'Oily Skin': 'Silica, Zinc PCA',
          'Dry Skin': 'Squalane, Butyrospermum Parkii Butter',
          'Sensitive Skin': 'Panthenol, Bisabolol',
        },
        perfume: {
          'Normal Skin': 'Phenoxyethanol, Parfum',
          'Oily Skin': 'Phenoxyethanol',
          'Dry Skin': 'Phenoxyethanol, Parfum',
          'Sensitive Skin': 'Phenoxyethanol',
        },
      },
    },
  },
  'tinted-sunscreen': {
    name: 'كريم شمس ملون SPF 50+\u200e، {shade}، 50 ml',
    familyName: 'كريم شمس ملون SPF 50+\u200e',
    description:
      'واقي شمس وكريم أساس خفيف في منتج واحد. تعطي أكاسيد الحديد اللون وتحجب أيضًا الضوء المرئي، وهذا مهم للبشرة المعرضة للبقع الداكنة. يُمزج بالأصابع مثل الكريم.',
    features: ['يوحد مظهر البشرة', 'بأكاسيد الحديد', 'أربع درجات', 'دون عطر'],
    facts: {
      ingredients:
        'المكونات: Aqua, Titanium Dioxide, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Caprylic/Capric Triglyceride, Glycerin, Iron Oxides (CI 77491, CI 77492, CI 77499), Tocopherol, Phenoxyethanol. دون عطر.',
      usage: 'صباحًا، يُمزج منه بالأصابع بطول إصبعين على الوجه والرقبة. يُجدد كل ساعتين في الخارج.',
      warnings: sunWarnings,
      audience: 'البالغون والمراهقون ذوو البشرة {tone}. مناسب أثناء الحمل.',
      terms: {
        tone: { Light: 'الفاتحة', Medium: 'المتوسطة', Golden: 'الذهبية أو الحنطية', Deep: 'الداكنة' },
      },
    },
    options: { Golden: 'ذهبي', Deep: 'داكن' },
  },
  'sun-stick': {
    name: 'ستيك واقٍ من الشمس، {spf}، {place}',
    description:
      'للأنف والأذنين والشفتين والندوب: المواضع التي تفوتها الكريمات. أربع تمريرات على كل موضع، ثم من جديد بعد السباحة. ليس سائلًا، فيمكن حمله في حقيبة اليد على متن الطائرة.',
    features: ['حماية موضعية', 'بحجم الجيب', 'مقاوم للماء', 'دون سائل'],
    facts: {
      ingredients:
        'المكونات: Caprylic/Capric Triglyceride, {filters}, Candelilla Cera, Copernicia Cerifera Cera, Butyrospermum Parkii Butter, Tocopherol. دون ماء ودون عطر.',
      usage: 'أربع تمريرات على {where}، ثم يُسوى بالإصبع. يُجدد كل ساعتين وبعد السباحة.',
      warnings: sunWarnings,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        filters: {
          'SPF 30': 'Ethylhexyl Triazone, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
          'SPF 50+':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
        },
        where: { 'Face 20 g': 'الأنف والأذنين والخدين والندوب', 'Lips 4 g': 'الشفتين' },
      },
    },
    options: { 'Face 20 g': 'للوجه 20 g', 'Lips 4 g': 'للشفتين 4 g' },
  },
  'sun-milk': {
    name: 'حليب شمسي للجسم، {spf}، {volume}',
    description:
      'حليب كلاسيكي سهل التوزيع، تمتصه البشرة قبل فرش المنشفة. يحتاج جسم البالغ إلى نحو ست ملاعق صغيرة. حتى SPF 50+\u200e لا يجعل شمس الظهيرة آمنة: الظل أولى.',
    features: ['حماية من UVA وUVB', 'مقاوم للماء 80 دقيقة', 'دون ملمس لزج', 'بالألوة'],
    facts: {
      ingredients:
        'المكونات: Aqua, {filters}, Dibutyl Adipate, Glycerin, Aloe Barbadensis Leaf Juice, Cetearyl Alcohol, Tocopherol, Xanthan Gum, Phenoxyethanol, Parfum.',
      usage:
        'قبل الخروج بربع ساعة، تُفرد نحو ست ملاعق صغيرة على جسم البالغ. يُجدد كل ساعتين وبعد السباحة أو التجفيف بالمنشفة.',
      warnings: sunWarnings,
      audience: 'البالغون والأطفال من 3 سنوات. {who}',
      terms: {
        filters: {
          'SPF 20': 'Ethylhexyl Triazone, Butyl Methoxydibenzoylmethane',
          'SPF 30': 'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine',
          'SPF 50+':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
        },
        who: {
          'SPF 20': 'للتعرض القصير؛ تحت شمس الجزائر، الأفضل SPF 50+\u200e.',
          'SPF 30': 'لكل يوم؛ للبشرة الفاتحة والساعات الطويلة، الأفضل SPF 50+\u200e.',
          'SPF 50+': 'للبشرة الفاتحة أو الحساسة، وأثناء الحمل.',
        },
      },
    },
  },
  'sun-spray': {
    name: 'بخاخ شمسي للجسم، {kind}، {spf}، 200 ml',
    familyName: 'بخاخ شمسي للجسم',
    description:
      'يعمل مقلوبًا أيضًا، ليصل إلى الظهر. الزيت الجاف يمنح البشرة لمعانًا؛ والرذاذ الشفاف يناسب الذراعين والساقين كثيفي الشعر. يُبخ ثم يُفرك: الرذاذ وحده يحمي بقعًا دون أخرى.',
    features: ['يعمل في كل الاتجاهات', 'غير دهني', 'مقاوم للماء', 'دون غاز دافع'],
    facts: {
      ingredients: 'المكونات: {base}, Ethylhexyl Triazone, {filter}, Tocopherol, Parfum. دون غاز دافع.',
      usage:
        'قبل الخروج بربع ساعة، يُبخ على بعد شبر ويُفرك جيدًا. للوجه، يُبخ في اليد أولًا. يُجدد كل ساعتين وبعد السباحة.',
      warnings: `لا يُبخ على الوجه ولا يُستنشق رذاذه.{alcohol} ${sunWarnings}`,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        alcohol: { 'Dry Oil': '', Clear: ' قابل للاشتعال حتى يجف.' },
        base: {
          'Dry Oil': 'Dicaprylyl Carbonate, Coco-Caprylate, Helianthus Annuus Seed Oil',
          Clear: 'Alcohol, Dicaprylyl Carbonate, Dibutyl Adipate',
        },
        filter: {
          'SPF 30': 'Diethylamino Hydroxybenzoyl Hexyl Benzoate',
          'SPF 50+':
            'Diethylamino Hydroxybenzoyl Hexyl Benzoate, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine',
        },
      },
    },
    options: { 'Dry Oil': 'زيت جاف', Clear: 'رذاذ شفاف' },
  },
  'kids-sun': {
    name: 'واقي شمس للأطفال SPF 50+\u200e، {form}',
    description:
      'حماية عالية جدًا دون عطر لساحة المدرسة والشاطئ. الكريم المعدني للصغار جدًا وللبشرة المعرضة للحساسية؛ ولون الحليب يبين المواضع التي غُطيت. أما الرضع فلا يُعرضون للشمس أصلًا.',
    features: ['لبشرة الأطفال', 'دون عطر ودون كحول', 'مقاوم للماء والرمل', 'لا يلسع العينين'],
    facts: {
      ingredients:
        'المكونات: {formula}, Glycerin, Panthenol, Tocopherol, Caprylyl Glycol. دون عطر ودون كحول.',
      usage: '{use} يُجدد كل ساعتين وبعد السباحة. القميص والقبعة والظل أولًا.',
      warnings: `${sunWarnings}{bees}`,
      audience: 'الأطفال من {age}. يناسب أيضًا البالغين ذوي البشرة الحساسة.',
      terms: {
        formula: {
          'Cream 75 ml':
            'Aqua, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Titanium Dioxide, Coco-Caprylate',
          'Milk 200 ml':
            'Aqua, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Dicaprylyl Carbonate, CI 42090 (لون يزول)',
          'Spray 200 ml':
            'Aqua, Ethylhexyl Triazone, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Coco-Caprylate',
          'Mineral Cream 50 ml': 'Zinc Oxide, Titanium Dioxide, Caprylic/Capric Triglyceride, Cera Alba',
        },
        use: {
          'Cream 75 ml': 'تُفرد طبقة سميكة على الوجه والأذنين والرقبة.',
          'Milk 200 ml': 'تُفرد طبقة سميكة؛ يزول اللون بعد الفرك.',
          'Spray 200 ml': 'يُبخ في اليد لا على الوجه، ثم تُفرد طبقة سميكة.',
          'Mineral Cream 50 ml': 'تُفرد طبقة بيضاء على الجلد الذي لا تغطيه الملابس.',
        },
        bees: {
          'Cream 75 ml': '',
          'Milk 200 ml': '',
          'Spray 200 ml': '',
          'Mineral Cream 50 ml': ' لا يُستعمل عند الحساسية من منتجات النحل.',
        },
        age: {
          'Cream 75 ml': '12 شهرًا',
          'Milk 200 ml': '12 شهرًا',
          'Spray 200 ml': '3 سنوات',
          'Mineral Cream 50 ml': '6 أشهر',
        },
      },
    },
    options: {
      'Cream 75 ml': 'كريم 75 ml',
      'Milk 200 ml': 'حليب 200 ml',
      'Spray 200 ml': 'بخاخ 200 ml',
      'Mineral Cream 50 ml': 'كريم معدني 50 ml',
    },
  },
  'after-sun': {
    name: 'عناية ما بعد الشمس، {form}، {volume}',
    familyName: 'حليب وجل ما بعد الشمس',
    description:
      'ألوة وبانثينول لتبريد البشرة بعد الشمس. وهو أفضل باردًا من الثلاجة. الحرق الحقيقي مع فقاعات يستدعي الطبيب، وعند الأطفال قبل الكبار.',
    features: ['يبرد ويرطب', 'يحتوي على \u206660 %\u2069 من الألوة (الجل)', 'سريع الامتصاص', 'للوجه والجسم'],
    facts: {
      ingredients:
        'المكونات: {base}, Glycerin, Panthenol (5 %), Allantoin, Xanthan Gum, Sodium Benzoate, Citric Acid, Parfum.',
      usage:
        'بعد الشمس ودوش بارد، يُفرد بسخاء على الوجه والجسم كلما دعت الحاجة. تبريده في الثلاجة يزيد الانتعاش.',
      warnings: `${cosmeticWarnings} الحروق مع فقاعات تستدعي الطبيب، وعند الأطفال فورًا.`,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        base: {
          Milk: 'Aqua, Aloe Barbadensis Leaf Juice (10 %), Butyrospermum Parkii Butter, Cetearyl Alcohol',
          'Aloe Gel': 'Aloe Barbadensis Leaf Juice (60 %), Aqua, Carbomer',
        },
      },
    },
    options: { Milk: 'حليب', 'Aloe Gel': 'جل الألوة' },
  },
};
