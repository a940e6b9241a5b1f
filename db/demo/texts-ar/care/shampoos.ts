import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const shampoos: Record<string, LineTexts> = {
  'daily-shampoo': {
    name: 'شامبو لطيف للاستعمال اليومي، {scent}، {volume}',
    description:
      'لمن يغسلون شعرهم كل يوم أو حيث الماء عسر. رغوة لطيفة تُشطف بسرعة وتترك فروة الرأس كما هي. يناسب العائلة كلها.',
    features: ['منظفات لطيفة من السكر', 'دون سيليكون', 'للغسل المتكرر', 'لكل العائلة'],
    facts: {
      ingredients:
        'المكونات: Aqua, Sodium Cocoyl Glutamate, Coco-Glucoside, Cocamidopropyl Betaine, Glycerin, {extra}, Guar Hydroxypropyltrimonium Chloride, Citric Acid, Sodium Benzoate, Parfum.',
      usage: 'تُدلك كمية بحجم حبة بندق على الجذور المبللة وفروة الرأس ثم يُشطف جيدًا. لطيف يناسب كل يوم.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'البالغون والأطفال من 3 سنوات. مناسب أثناء الحمل.',
      terms: {
        allergy: {
          Chamomile: ' لا يُستعمل عند الحساسية من البابونج.',
          'Green Apple': '',
          'Orange Blossom': '',
        },
        extra: {
          Chamomile: 'Chamomilla Recutita Flower Extract',
          'Green Apple': 'Pyrus Malus Fruit Extract',
          'Orange Blossom': 'Citrus Aurantium Amara Flower Water',
        },
      },
    },
    options: { Chamomile: 'بابونج' },
  },
  'anti-dandruff': {
    name: 'شامبو مضاد للقشرة، {kind}، {volume}',
    description:
      'البيروكتون وحمض الساليسيليك يفككان القشرة ويحدان من ظهور أخرى. تُترك الرغوة ثلاث دقائق؛ مرتين في الأسبوع لمدة شهر ثم مرة واحدة. يُتناوب مع شامبو لطيف.',
    features: ['يزيل القشرة الظاهرة', 'يخفف الرغبة في الحك', 'يُترك ثلاث دقائق', 'دون مسببات حساسية عطرية'],
    facts: {
      ingredients:
        'المكونات: Aqua, Coco-Glucoside, Disodium Laureth Sulfosuccinate, {active}, Piroctone Olamine (1 %), Salicylic Acid (2 %), Glycerin, Sodium Hydroxide, Sodium Benzoate.',
      usage:
        'يُدلك على فروة رأس مبللة وتُترك الرغوة ثلاث دقائق ثم تُشطف. مرتين في الأسبوع لمدة شهر، ثم مرة في الأسبوع.',
      warnings: `${cosmeticWarnings} لا يُستعمل عند الحساسية من الأسبرين. يُستشار الطبيب إذا دامت القشرة أو الاحمرار بعد شهر.`,
      audience: 'البالغون والمراهقون من 12 سنة. أثناء الحمل: يُستشار الصيدلي أولًا.',
      terms: { active: { 'Dry Flakes': 'Panthenol', 'Oily Flakes': 'Zinc PCA' } },
    },
    options: { 'Dry Flakes': 'قشرة جافة', 'Oily Flakes': 'قشرة دهنية' },
  },
  'oily-scalp': {
    name: 'شامبو الطين للجذور الدهنية، {volume}',
    description:
      'الطين الأخضر والقراص يزيلان دهون الجذور دون المساس بالأطراف. يبقى الشعر خفيفًا حتى اليوم التالي، وغالبًا يومًا آخر. يُشطف جيدًا: الطين يعلق بالشعر.',
    features: ['بالطين الأخضر والقراص', 'خفة تدوم', 'لا يجفف الأطراف', 'دون سيليكون'],
    facts: {
      ingredients:
        'المكونات: Aqua, Sodium Cocoyl Glutamate, Coco-Glucoside, Illite (طين أخضر), Urtica Dioica Leaf Extract, Zinc PCA, Xanthan Gum, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'يُرج. يُدلك على الجذور المبللة ويُترك دقيقتين ثم يُشطف جيدًا، مرتين عند الحاجة. ليس أكثر من مرة كل يومين.',
      warnings: cosmeticWarnings,
      audience: 'البالغون والمراهقون من 12 سنة. مناسب أثناء الحمل.',
    },
  },
  'repair-shampoo': {
    name: 'شامبو مرمم، {oil}، {volume}',
    description:
      'لأطراف فُتح لونها أو كُويت أو أتعبتها السنوات. الأرغان ينعم، والكيراتين يملأ، والخروع يقوي: يُختار حسب ما ينقص الشعر. تُدلك الجذور فقط؛ والرغوة تكمل العمل وهي تنزل.',
    features: ['يترك الشعر أملس سهل التمشيط', 'للشعر الجاف والمصبوغ', 'دون سلفات', 'عطر ناعم يدوم'],
    facts: {
      ingredients:
        'المكونات: Aqua, Sodium Cocoyl Isethionate, Coco-Glucoside, Glycerin, {oil2}, Panthenol, Guar Hydroxypropyltrimonium Chloride, Citric Acid, Sodium Benzoate, Parfum.',
      usage: 'يُدلك على الجذور المبللة، وتُترك الرغوة تنزل على الأطراف ثم يُشطف. يتبعه بلسم أو قناع.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'البالغون والأطفال من 6 سنوات. مناسب أثناء الحمل.',
      terms: {
        allergy: {
          'Argan Oil': '',
          Keratin: ' لا يُستعمل عند الحساسية من الصوف.',
          'Castor Oil': '',
        },
        oil2: {
          'Argan Oil': 'Argania Spinosa Kernel Oil',
          Keratin: 'Hydrolyzed Keratin (صوف الغنم)',
          'Castor Oil': 'Ricinus Communis Seed Oil',
        },
      },
    },
    options: { 'Argan Oil': 'زيت الأرغان', Keratin: 'كيراتين', 'Castor Oil': 'زيت الخروع' },
  },
};
