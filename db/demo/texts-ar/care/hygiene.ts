import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const hygiene: Record<string, LineTexts> = {
  'roll-on-deodorant': {
    name: 'مزيل عرق رول أون، {scent}',
    description:
      'زنك بدل أملاح الألمنيوم: يوقف الرائحة ويترك البشرة تتعرق. تمريرتان على بشرة نظيفة وجافة، ولحظة قبل ارتداء الملابس. لا يترك بقعًا صفراء على القمصان البيضاء.',
    features: ['دون أملاح الألمنيوم', 'دون كحول', 'فعالية 48 ساعة', 'قارورة زجاجية 50 ml'],
    facts: {
      ingredients:
        'المكونات: Aqua, Zinc Ricinoleate, Triethyl Citrate, Glycerin, Propanediol, Hydroxyethylcellulose, {perfume}. دون أملاح الألمنيوم ودون كحول.',
      usage: 'تمريرتان على إبطين نظيفين وجافين. يُترك ليجف لحظة قبل ارتداء الملابس.',
      warnings: `${cosmeticWarnings} لا يوضع مباشرة بعد الحلاقة.`,
      audience: 'البالغون والمراهقون من 12 سنة. مناسب أثناء الحمل.',
      terms: {
        perfume: {
          Fresh: 'Citric Acid, Parfum',
          Cotton: 'Citric Acid, Parfum',
          Jasmine: 'Citric Acid, Parfum, Benzyl Salicylate',
          'Green Tea': 'Citric Acid, Parfum',
          Unscented: 'Citric Acid',
        },
      },
    },
    options: { Fresh: 'منعش', 'Green Tea': 'شاي أخضر' },
  },
  'spray-deodorant': {
    name: 'مزيل عرق بخاخ، {scent}، {volume}',
    description:
      'يجف فورًا، لحقيبة الرياضة والحافلات الحارة. يُرج ويُبخ على بعد شبر. لا تُترك العلبة في سيارة تحت الشمس.',
    features: ['يجف فورًا', 'دون آثار بيضاء', 'رائحة خفيفة', 'صمام قابل للقفل'],
    facts: {
      ingredients:
        'المكونات: Butane, Isobutane, Propane, Alcohol, Triethyl Citrate, Zinc Ricinoleate, Caprylyl Glycol, Parfum, Linalool.',
      usage: 'يُرج. يُبخ ثانيتين على إبطين نظيفين وجافين على بعد شبر.',
      warnings:
        'بخاخ شديد الاشتعال: يُبعد عن اللهب ويُحفظ تحت 50 درجة، ولا يُترك أبدًا في سيارة تحت الشمس، ولا يُثقب. لا يُستنشق رذاذه. يُبعد عن العينين والأطفال والجلد المجروح.',
      audience: 'البالغون والمراهقون من 12 سنة.',
    },
    options: { Ocean: 'نسيم البحر' },
  },
  'liquid-soap': {
    name: 'صابون سائل لليدين، {scent}، {volume}',
    description:
      'صابون للمغسلة ينظف جيدًا ويبقى لطيفًا على يدين تُغسلان عشر مرات في اليوم. ثلاثون ثانية، مع أطراف الأصابع والإبهامين. عبوة التعبئة تملأ القارورة الصغيرة ثلاث مرات.',
    features: ['لطيف عند الغسل المتكرر', 'بالغليسيرين', 'عبوة تعبئة متوفرة', 'pH 5,5'],
    facts: {
      ingredients:
        'المكونات: Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, {extra}, Sodium Chloride, Citric Acid, Sodium Benzoate, Parfum.',
      usage: 'ضغطة واحدة على يدين مبللتين. يُفرك ثلاثين ثانية، مع أطراف الأصابع والإبهامين، ثم يُشطف.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'البالغون والأطفال من 3 سنوات.',
      terms: {
        allergy: { 'Olive Leaf': '', Lemon: '', 'Almond Milk': ' لا يُستعمل عند الحساسية من اللوز.' },
        extra: {
          'Olive Leaf': 'Olea Europaea Leaf Extract',
          Lemon: 'Citrus Limon Fruit Extract',
          'Almond Milk': 'Prunus Amygdalus Dulcis Seed Extract',
        },
      },
    },
    options: { 'Olive Leaf': 'أوراق الزيتون', 'Almond Milk': 'حليب اللوز', '1 l refill': 'عبوة تعبئة 1 l' },
  },
  'hand-gel': {
    name: 'جل كحولي لليدين، {volume}',
    description:
      'سبعون في المئة من الكحول مع الغليسيرين حتى لا تتشقق اليدان. تُفرك ملء راحة اليد ثلاثين ثانية حتى الجفاف. قابل للاشتعال: يُبعد عن اللهب والأطفال الصغار.',
    features: [
      'يحتوي على \u206670 %\u2069 من الكحول',
      'يجف دون لزوجة',
      'بالغليسيرين',
      'من حجم الجيب إلى الموزع',
    ],
    facts: {
      ingredients:
        'المكونات: Alcohol denat. (إيثانول \u206670 %\u2069 حجمًا), Aqua, Glycerin, Carbomer, Triethanolamine. دون عطر.',
      usage:
        'تُفرك كمية ملء راحة اليد على يدين نظيفتين وجافتين، مع أطراف الأصابع والإبهامين، ثلاثين ثانية حتى الجفاف. اليدان المتسختان تُغسلان بالصابون.',
      warnings:
        'شديد الاشتعال: يُبعد عن اللهب والحرارة. للاستعمال الخارجي فقط، لا يُقرب من العينين ولا من الجروح. يُبعد عن الأطفال؛ لا يُبلع أبدًا.',
      audience: 'البالغون، والأطفال من 3 سنوات تحت مراقبة شخص بالغ.',
    },
  },
};
