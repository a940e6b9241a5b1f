import { type FactSheet, heeded, type Language, languages } from './fact-sheet.ts';

type Caution = {
  /** Matches the English ingredients that call for it. */
  ingredient: RegExp;
  /** What warnings or audience must name, all of it. */
  words: Record<Language, RegExp[]>;
};

const pregnancy: Caution['words'] = { en: [/pregnan/i], fr: [/grossesse|enceintes?/i], ar: [/الحمل/] };
const anticoagulants: Caution['words'] = {
  en: [/blood thinners/],
  fr: [/anticoagulants?/],
  ar: [/مضادات التخثر/],
};
const kidneys: Caution['words'] = { en: [/kidney/], fr: [/réna|reins/], ar: [/الكل|كلوي/] };
const flammable: Caution['words'] = { en: [/flammable/i], fr: [/inflammable/i], ar: [/شتعال/] };
const laxative: Caution['words'] = { en: [/laxative/], fr: [/laxati/], ar: [/الإسهال/] };
const swallowing: Caution['words'] = { en: [/swallowing/], fr: [/à avaler/], ar: [/البلع/] };

function all(...words: Caution['words'][]): Caution['words'] {
  return {
    en: words.flatMap(({ en }) => en),
    fr: words.flatMap(({ fr }) => fr),
    ar: words.flatMap(({ ar }) => ar),
  };
}

/** What a pharmacist says with these ingredients. Where an authority differs, this is the more careful reading. */
const cautions: Caution[] = [
  {
    ingredient: /melatonin/i,
    words: all(pregnancy, anticoagulants, {
      en: [/drive/, /epilepsy/, /asthma/, /autoimmune/, /depression/, /sedatives/],
      fr: [/conduire/, /épilepsie/, /asthme/, /auto-immune/, /dépression/, /sédatifs/],
      ar: [/السيارة/, /الصرع/, /الربو/, /المناعة الذاتية/, /الاكتئاب/, /المهدئات/],
    }),
  },
  {
    ingredient: /\biron (?:14|28) mg/,
    words: {
      en: [/overdose/, /small children/],
      fr: [/surdosage/, /jeunes enfants/],
      ar: [/الإفراط/, /الأطفال الصغار/],
    },
  },
  { ingredient: /\biodine \d/, words: { en: [/thyroid/i], fr: [/thyroïde/i], ar: [/الغدة الدرقية/] } },
  { ingredient: /Vitamins [^.]*\bK\b/, words: anticoagulants },
  { ingredient: /\bEPA\b/, words: all(anticoagulants, pregnancy) },
  {
    ingredient: /glucosamine/,
    words: all(pregnancy, anticoagulants, {
      en: [/asthma/, /diabetes/],
      fr: [/asthme/, /diabète/],
      ar: [/الربو/, /السكري/],
    }),
  },
  {
    ingredient: /turmeric extract \d/,
    words: { en: [/gallstones/], fr: [/calculs biliaires/], ar: [/حصى المرارة/] },
  },
  {
    ingredient: /ginseng/,
    words: all(pregnancy, anticoagulants, {
      en: [/blood pressure/, /diabetes/],
      fr: [/hypertension/, /diabète/],
      ar: [/ضغط الدم/, /السكري/],
    }),
  },
  { ingredient: /licorice/i, words: { en: [/high blood pressure/], fr: [/hypertension/], ar: [/ضغط الدم/] } },
  { ingredient: /propolis|royal jelly/i, words: { en: [/asthma/], fr: [/asthme/], ar: [/الربو/] } },
  {
    ingredient: /charcoal/,
    words: { en: [/any medicine/, /pill/], fr: [/tout médicament/, /pilule/], ar: [/أي دواء/, /منع الحمل/] },
  },
  {
    ingredient: /psyllium/i,
    words: all(swallowing, { en: [/medicine/], fr: [/médicament/], ar: [/الأدوية/] }),
  },
  {
    ingredient: /konjac/,
    words: all(swallowing, {
      en: [/choking/, /diabetes/],
      fr: [/étouffement/, /diabète/],
      ar: [/الاختناق/, /السكري/],
    }),
  },
  { ingredient: /live cultures/, words: { en: [/immunity/], fr: [/immunité/], ar: [/المناعة/] } },
  { ingredient: /cod liver oil/, words: pregnancy },
  { ingredient: /horsetail/, words: all(pregnancy, kidneys) },
  {
    ingredient: /Nigella sativa/,
    words: all(pregnancy, { en: [/surgery/], fr: [/opération/], ar: [/الجراحة/] }),
  },
  { ingredient: /magnesium [23]00 mg|creatine|Whey|Pea protein|L-leucine/, words: kidneys },
  { ingredient: /vitamin C (?:500|1000) mg|calcium 500 mg/, words: kidneys },
  { ingredient: /magnesium [23]00 mg/, words: laxative },
  {
    ingredient: /vitamin D3?,? \d/,
    words: {
      en: [/vitamin D|multivitamins/],
      fr: [/vitamine D|multivitamines/],
      ar: [/فيتامين D|فيتامينات متعددة/],
    },
  },
  { ingredient: /[Gg]reen tea/, words: pregnancy },
  {
    ingredient: /[Ss]odium (?:280|300) mg/,
    words: { en: [/blood pressure/], fr: [/hypertension/], ar: [/ضغط الدم/] },
  },
  {
    ingredient: /Sweeteners?:? (?:xylitol|isomalt)|maltitol/,
    words: laxative,
  },
  {
    ingredient: /Retinyl/,
    words: all(pregnancy, { en: [/vitamin A/], fr: [/vitamine A/], ar: [/فيتامين A/] }),
  },
  { ingredient: /Salicylic/, words: pregnancy },
  {
    ingredient: /menthol|camphor|eucalyptus/i,
    words: { en: [/epilepsy/], fr: [/épilepsie/], ar: [/الصرع/] },
  },
  { ingredient: /\b(?:butane|propane)\b/i, words: flammable },
  { ingredient: /^(?:Alcohol|Ethanol|Aqua, Alcohol)\b|Alcohol denat/, words: flammable },
  {
    ingredient: /Toluene-2,5-Diamine/,
    words: {
      en: [/severe allergic/, /48 hours/, /ever reacted/, /into the eyes/],
      fr: [/allergiques graves/, /48\sheures/, /après une réaction/, /contact avec les yeux/],
      ar: [/حساسية شديدة/, /48 ساعة/, /تفاعل سابق/, /العينين/],
    },
  },
];

/** Each caution that the ingredients call for and a language does not give. */
export function findCautionFaults({ key, texts }: FactSheet) {
  return cautions
    .filter(({ ingredient }) => ingredient.test(texts.en.ingredients))
    .flatMap(({ words }) =>
      languages.flatMap((language) =>
        words[language]
          .filter((word) => !word.test(heeded(texts[language])))
          .map((word) => `${key}: warnings and audience in ${language} lack ${word.source}`),
      ),
    );
}
