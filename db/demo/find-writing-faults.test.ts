import { expect, test } from 'vitest';
import { findWritingFaults } from './find-writing-faults.ts';

test.each([
  { text: 'كبسولة واحدة مع الفطور', fault: 'الفطور' },
  { text: 'أنبوب طوله 60 سنتيمترًا', fault: 'سنتيمتر' },
  { text: 'اغسل اليدين أولًا', fault: 'imperative' },
  { text: 'الماء, ثم الصابون', fault: '،' },
  { text: 'فيه 70 % من الكحول', fault: '%' },
  { text: 'المكونات: Aqua, Glycerin', fault: 'heading' },
  { text: 'يوقف الاستعمال إذا تفاعلت البشرة', fault: 'تهيّج' },
  { text: 'دون عطر ودون لوشن', fault: 'لوسيون' },
  { text: 'مع كأس كبير من الماء', fault: 'كأس' },
  { text: 'لا يؤخذ مع أمراض الكلى', fault: 'illness' },
  { text: 'منكه طبيعي بطعم برتقال', fault: 'article' },
  { text: 'تكون البداية يومًا بعد يوم', fault: 'other day' },
  { text: 'تُفحص من الثقوب', fault: 'holes' },
  { text: 'عند ألم مستمر: تُستشار القابلة', fault: 'complaint' },
  { text: 'يُفرد على الجسم، بعد الحمام من الأفضل.', fault: 'من الأفضل' },
  { text: 'النتيجة في خمس ثوان', fault: 'tanwin' },
])('an Arabic text with a fault is found: $text', ({ text, fault }) => {
  expect(findWritingFaults('ar', { usage: text }, 'soap').join()).toContain(fault);
});

test.each([
  { text: 'With 20 % glycerin', fault: '%' },
  { text: 'With 99 percent water', fault: 'percent' },
  { text: 'For arms of 22-42 cm', fault: 'en dash' },
  { text: 'Wipe outwards with a compress', fault: 'British' },
  { text: 'No perfume', fault: 'literal' },
  { text: '3 g a scoop', fault: 'per' },
])('an English text with a fault is found: $text', ({ text, fault }) => {
  expect(findWritingFaults('en', { usage: text }, 'soap').join()).toContain(fault);
  expect(findWritingFaults('en', { usage: 'With 20% glycerin, 22–42 cm, 3 g per scoop' }, 'soap')).toEqual(
    [],
  );
});

test.each([
  { text: 'Laver à 60 °C', fault: 'unit' },
  { text: 'Dès 3 ans', fault: 'unit' },
  { text: 'Brassard 22-42\u00a0cm', fault: 'range' },
  { text: 'Vitamine D3 1000\u00a0UI', fault: 'thousands' },
  { text: 'Lot de 3 x 60', fault: '×' },
  { text: 'Eau, humectant glycérol', fault: 'colon' },
])('a French text with a fault is found: $text', ({ text, fault }) => {
  expect(findWritingFaults('fr', { usage: text }, 'soap').join()).toContain(fault);
});

test('French amounts, ranges, color numbers and ingredients with a colon are no faults', () => {
  const texts = [
    'De 22 à 42\u00a0cm, 1\u00a0000\u00a0UI, 3\u00a0×\u00a060, sans colorant ni parfum',
    'CI 77491, Toluene-2,5-Diamine, humectant\u00a0: glycérol',
  ];
  expect(findWritingFaults('fr', texts, 'soap')).toEqual([]);
});

test('breakfast, verbal nouns, amounts and a feminine glass are no faults', () => {
  const texts = { usage: 'تُغسل اليدان قبل فطور الصباح', description: 'يمكن وضعه على بعد 20 cm' };
  expect(findWritingFaults('ar', texts, 'soap')).toEqual([]);
  const right = ['مع كأس كبيرة من الماء، خمس ثوانٍ', 'من الأفضل تركها', 'بطعم عرق السوس', 'فيه 70% من الكحول'];
  expect(findWritingFaults('ar', right, 'soap')).toEqual([]);
});

test('marks and spaces of the language are found missing', () => {
  expect(findWritingFaults('fr', { a: ['Peau\u00a0: l’eau'], b: undefined }, 'x')).toEqual([]);
  expect(findWritingFaults('fr', { a: ['Peau : eau'] }, 'x')).toEqual([
    'x: a: 0 needs a no-break space at : ; ? ! % « »: Peau : eau',
  ]);
  expect(findWritingFaults('fr', "l'eau", 'x')).toHaveLength(1);
  expect(findWritingFaults('ar', 'ماء، Aqua, Glycerin', 'x')).toEqual([]);
  expect(findWritingFaults('ar', 'ماء, ملح', 'x')).toHaveLength(1);
  expect(findWritingFaults('ar', '٣ أقراص', 'x')).toHaveLength(1);
  expect(findWritingFaults('ar', ' ماء', 'x')).toHaveLength(1);
});
