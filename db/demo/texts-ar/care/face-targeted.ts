import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings, outerUse } from '../usual/usual-texts.ts';

export const faceTargeted: Record<string, LineTexts> = {
  'hyaluronic-serum': {
    name: 'سيروم حمض الهيالورونيك، {strength}، {volume}',
    description:
      'حمض الهيالورونيك بثلاثة أحجام: الكبيرة تحفظ الماء على السطح والصغيرة أعمق قليلًا. توضع أربع قطرات على بشرة لا تزال رطبة، ثم كريم فوقها. ينسجم مع كل سيروم آخر في هذا المتجر.',
    features: ['يملأ البشرة بالترطيب', 'ثلاثة أوزان جزيئية', 'دون عطر ودون زيت', 'لكل أنواع البشرة'],
    facts: {
      ingredients:
        'المكونات: Aqua, Glycerin, Sodium Hyaluronate ({strength}، بثلاثة أوزان جزيئية), Panthenol, Betaine, Xanthan Gum, Citric Acid, Phenoxyethanol, Ethylhexylglycerin.',
      usage: 'صباحًا ومساءً، تُربت أربع قطرات على بشرة رطبة للوجه والرقبة، ثم يوضع كريم.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والمراهقون، لكل أنواع البشرة. مناسب أثناء الحمل.',
    },
  },
  'vitamin-c-serum': {
    name: 'سيروم فيتامين C، {strength}، {volume}',
    description:
      'حمض الأسكوربيك في زجاج لا ينفذ منه الضوء، لأن الضوء هو ما يفسده. تكون البداية بتركيز \u206610 %\u2069 ثم يُرفع عندما تعتاد البشرة. صباحًا تحت واقي الشمس؛ ووخز خفيف في الأيام الأولى أمر معتاد.',
    features: [
      'يمنح إشراقًا للبشرة الباهتة',
      'بفيتامين E وحمض الفيروليك',
      'زجاج واقٍ من الضوء',
      'يُستعمل خلال ثلاثة أشهر',
    ],
    facts: {
      ingredients:
        'المكونات: Aqua, Ascorbic Acid ({strength}), Propanediol, Glycerin, Tocopherol (1 %), Ferulic Acid (0,5 %), Panthenol, Sodium Hyaluronate, Phenoxyethanol.',
      usage:
        'صباحًا، تُفرد أربع قطرات على وجه ورقبة نظيفين وجافين، ثم الكريم وواقي الشمس. {start} يُستعمل خلال ثلاثة أشهر.',
      warnings: `${cosmeticWarnings} لا يوضع على بشرة متهيجة. يُرمى إذا صار بنيًا.`,
      audience: 'البالغون. مناسب أثناء الحمل. للبشرة الحساسة: يُجرب أولًا في باطن المرفق.',
      terms: {
        start: {
          '10 %': 'البداية يومًا بعد يوم.',
          '15 %': 'لبشرة معتادة على تركيز \u206610 %\u2069.',
          '20 %': 'لبشرة معتادة على تركيز \u206615 %\u2069.',
        },
      },
    },
  },
  'niacinamide-serum': {
    name: 'سيروم نياسيناميد، {strength}، {volume}',
    description:
      'فيتامين B3 مع الزنك للمسام الظاهرة وللآثار التي تبقى بعد الحبوب. سيروم مائي يُمتص فورًا، صباحًا ومساءً. تحتاج النتائج إلى ثمانية أسابيع؛ ومن المفيد أخذ صورة في اليوم الأول.',
    features: ['يخفف مظهر المسام', 'يضبط اللمعان', 'يحتوي على \u20661 %\u2069 من الزنك', 'قوام مائي'],
    facts: {
      ingredients:
        'المكونات: Aqua, Niacinamide ({strength}), Pentylene Glycol, Zinc PCA (1 %), Glycerin, Xanthan Gum, Allantoin, Phenoxyethanol, Ethylhexylglycerin.',
      usage: 'صباحًا ومساءً، تُفرد أربع قطرات على بشرة نظيفة قبل الكريم. يلزم الصبر ثمانية أسابيع.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والمراهقون من 14 سنة. مناسب أثناء الحمل.',
    },
  },
  'eye-contour': {
    name: 'عناية محيط العين، {texture}، 15 ml',
    familyName: 'عناية محيط العين',
    description:
      'البشرة حول العينين رقيقة وقليلة الغدد. الجل يبرد انتفاخ الصباح، والكريم ينعم الخطوط الدقيقة، والرول أون يفعل الأمرين في الطريق إلى العمل. يُربت بالبنصر على طول العظم، لا على الجفن.',
    features: ['بالكافيين والخيار', 'دون عطر', 'يناسب العدسات اللاصقة', 'تحت المكياج أيضًا'],
    facts: {
      ingredients:
        'المكونات: Aqua, Glycerin, Caffeine, Cucumis Sativus Fruit Extract, {base}, Sodium Hyaluronate, Panthenol, Phenoxyethanol. دون عطر.',
      usage: 'صباحًا ومساءً، تُربت كمية بحجم حبة أرز بالبنصر على طول العظم حول كل عين. لا توضع على الجفن.',
      warnings: cosmeticWarnings,
      audience: 'البالغون، وكذلك مع العدسات اللاصقة. مناسب أثناء الحمل.',
      terms: {
        base: {
          'Cooling Gel': 'Carbomer, Menthyl Lactate',
          'Rich Cream': 'Squalane, Butyrospermum Parkii Butter, Ceramide NP',
          'Caffeine Roll-On': 'Propanediol, Escin, Xanthan Gum',
        },
      },
    },
    options: { 'Cooling Gel': 'جل مبرد', 'Rich Cream': 'كريم غني', 'Caffeine Roll-On': 'رول أون بالكافيين' },
  },
  'blemish-gel': {
    name: 'عناية ضد الشوائب، {form}',
    description:
      'حمض الساليسيليك يفتح المسام المسدودة، والبانثينول يلطف ما تبقى. السائل الخفيف لكل الوجه، والجل للحبوب المنفردة، وعناية الليل لأمسيتين في الأسبوع. يُستعمل واقي الشمس نهارًا.',
    features: ['بحمض الساليسيليك', 'مظهر غير لامع', 'دون عطر', 'مناسب من 12 سنة'],
    facts: {
      ingredients:
        'المكونات: Aqua, {formula}, Glycerin, Panthenol, Zinc PCA, Xanthan Gum, Sodium Hydroxide, Phenoxyethanol. دون عطر.',
      usage: '{use} يُستعمل واقي الشمس نهارًا. للبشرة الحساسة تكون البداية يومًا بعد يوم.',
      warnings: `${cosmeticWarnings} الشعور بالشد معتاد في البداية. لا يُستعمل مع أحماض أخرى ولا عند الحساسية من الأسبرين.{alcohol}`,
      audience: 'البالغون والمراهقون من 12 سنة. أثناء الحمل: يُستشار الصيدلي.',
      terms: {
        alcohol: {
          'Daily Fluid 40 ml': '',
          'Spot Gel 15 ml': ' قابل للاشتعال حتى يجف.',
          'Night Care 40 ml': '',
        },
        formula: {
          'Daily Fluid 40 ml': 'Salicylic Acid (1 %), Niacinamide, Silica',
          'Spot Gel 15 ml': 'Alcohol, Salicylic Acid (2 %), Melaleuca Alternifolia Leaf Oil',
          'Night Care 40 ml': 'Glycolic Acid (6 %), Salicylic Acid (1 %), Squalane',
        },
        use: {
          'Daily Fluid 40 ml': 'مرة في اليوم، تُفرد طبقة رقيقة على الوجه النظيف.',
          'Spot Gel 15 ml': 'يُربت به مساءً على الحبوب المنفردة.',
          'Night Care 40 ml': 'في أمسيتين من الأسبوع، يُفرد على الوجه النظيف.',
        },
      },
    },
    options: {
      'Daily Fluid 40 ml': 'سائل يومي 40 ml',
      'Spot Gel 15 ml': 'جل موضعي 15 ml',
      'Night Care 40 ml': 'عناية ليلية 40 ml',
    },
  },
  'pimple-patches': {
    name: 'لصقات هيدروكولويد للحبوب، {pack}',
    description:
      'دوائر شفافة تسحب السائل من الحبة خلال الليل وتبعد الأصابع عنها. توضع على بشرة نظيفة وجافة قبل أي كريم. عندما تبيض تكون قد أدت عملها.',
    features: ['ثلاثة أقطار', 'تكاد لا تُرى', 'تثبت طوال الليل', 'دون مادة فعالة'],
    facts: {
      ingredients:
        'هيدروكولويد (صمغ السليلوز، بوليمر ستيرين-إيزوبرين، بولي إيزوبوتيلين) على غشاء من البولي يوريثان. دون مادة فعالة ودون لاتكس. {pack} بأقطار 8 و10 و12 mm.',
      usage: 'تُغسل البشرة وتُجفف. تُضغط اللصقة على الحبة قبل أي كريم، وتُترك طوال الليل وتُنزع عندما تبيض.',
      warnings: 'للاستعمال مرة واحدة. لا توضع على جلد مفتوح أو مصاب بعدوى أو نازف. تُنزع اللصقة عند الحكة.',
      audience: 'البالغون والأطفال من 8 سنوات. مناسبة أثناء الحمل.',
    },
    options: { '24 patches': '24 لصقة', '72 patches': '72 لصقة' },
  },
  'lip-balm': {
    name: 'بلسم الشفاه، {flavor}',
    description:
      'شمع النحل وزبدة الشيا وزيت اللوز في ستيك يحافظ على شكله في جيب دافئ. يلمع قليلًا ولا طعم له غير ما يدل عليه اسمه. 4 g تكفي شتاءً كاملًا.',
    features: ['بشمع النحل والشيا', 'دون زيوت معدنية', 'يحافظ على شكله صيفًا', 'لكل العائلة'],
    facts: {
      ingredients:
        'المكونات: Prunus Amygdalus Dulcis Oil, Cera Alba, Butyrospermum Parkii Butter, Ricinus Communis Seed Oil, Candelilla Cera, {aroma}.',
      usage: 'يُفرد على شفتين جافتين كلما دعت الحاجة، وقبل الخروج في الريح أو البرد أو الشمس.',
      warnings: `${outerUse} لا يُستعمل عند الحساسية من منتجات النحل أو اللوز. يُحفظ تحت 35 درجة.`,
      audience: 'كل العائلة من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        aroma: {
          Rose: 'Tocopherol, Rosa Damascena Flower Oil',
          Honey: 'Tocopherol, Mel',
          Almond: 'Tocopherol, Aroma',
          Mint: 'Tocopherol, Mentha Piperita Oil',
          Unscented: 'Tocopherol',
        },
      },
    },
    options: { Rose: 'ورد' },
  },
  'clay-mask': {
    name: 'قناع الطين، {clay}، {volume}',
    familyName: 'قناع الطين',
    description:
      'الأخضر للبشرة الدهنية، والوردي للحساسة، والأبيض للجافة، والغاسول للوجه والشعر معًا. جاهز للاستعمال: يُفرد طبقة رقيقة ويُشطف بعد عشر دقائق قبل أن يتشقق. مرة في الأسبوع.',
    features: ['جاهز للاستعمال', 'يمتص الإفرازات الدهنية الزائدة', 'بماء زهر البرتقال', 'علبة زجاجية'],
    facts: {
      ingredients:
        'المكونات: Aqua, {clay2}, Citrus Aurantium Amara Flower Water, Glycerin, Xanthan Gum, Sodium Benzoate, Potassium Sorbate.',
      usage: 'مرة في الأسبوع، تُفرد طبقة رقيقة على وجه ورقبة نظيفين مع تجنب العينين. {hair}',
      warnings: cosmeticWarnings,
      audience: 'البالغون والمراهقون من 12 سنة. مناسب أثناء الحمل.',
      terms: {
        clay2: {
          Green: 'Illite',
          Pink: 'Kaolin, Illite, Iron Oxides',
          White: 'Kaolin',
          Ghassoul: 'Moroccan Lava Clay',
        },
        hair: {
          Green: 'يُشطف بماء فاتر بعد عشر دقائق قبل أن يتشقق.',
          Pink: 'يُشطف بماء فاتر بعد عشر دقائق قبل أن يتشقق.',
          White: 'يُشطف بماء فاتر بعد عشر دقائق قبل أن يتشقق.',
          Ghassoul: 'يُشطف بماء فاتر بعد عشر دقائق قبل أن يتشقق. للشعر، يُدلك على الجذور المبللة ويُشطف جيدًا.',
        },
      },
    },
    options: { Pink: 'وردي', Ghassoul: 'غاسول' },
  },
  'sheet-mask': {
    name: 'قناع قماشي للوجه، {need}، {pack}',
    description:
      'قماش رقيق من السليلوز مع ملعقة كاملة من السيروم. يوضع خمس عشرة دقيقة ثم يُربت ما تبقى. باردًا من الثلاجة، ينعش الوجه قبل سهرة.',
    features: ['25 ml من السيروم', 'قماش قابل للتحلل الحيوي', 'خمس عشرة دقيقة', 'دون شطف'],
    facts: {
      ingredients:
        'المكونات: Aqua, Glycerin, Butylene Glycol, {formula}, Sodium Hyaluronate, Xanthan Gum, Phenoxyethanol. قماش من السليلوز. 25 ml من السيروم في القناع.',
      usage: 'يُفرد على الوجه النظيف ويُسوى، ثم يُنزع بعد خمس عشرة دقيقة ويُربت ما تبقى. دون شطف.',
      warnings: `${cosmeticWarnings} للاستعمال مرة واحدة.`,
      audience: 'البالغون والمراهقون من 12 سنة. مناسب أثناء الحمل.',
      terms: {
        formula: {
          Hydrating: 'Betaine, Aloe Barbadensis Leaf Juice',
          Radiance: 'Ascorbyl Glucoside, Niacinamide',
          Soothing: 'Panthenol, Centella Asiatica Extract',
        },
      },
    },
    options: { Radiance: 'للإشراق', '1 mask': 'قناع واحد', '5 masks': '5 أقنعة' },
  },
};
