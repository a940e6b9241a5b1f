import { expect, test } from 'vitest';
import { findWritingFaults } from './find-writing-faults.ts';

test.each([
  { text: 'كبسولة واحدة مع الفطور', fault: 'الفطور' },
  { text: 'أنبوب طوله 60 سنتيمترًا', fault: 'سنتيمتر' },
  { text: 'اغسل اليدين أولًا', fault: 'imperative' },
  { text: 'الماء, ثم الصابون', fault: '،' },
])('an Arabic text with a fault is found: $text', ({ text, fault }) => {
  expect(findWritingFaults('ar', { usage: text }, 'soap').join()).toContain(fault);
});

test('breakfast, verbal nouns and amounts are no faults', () => {
  const texts = { usage: 'تُغسل اليدان قبل فطور الصباح', description: 'يمكن وضعه على بعد 20 cm' };
  expect(findWritingFaults('ar', texts, 'soap')).toEqual([]);
});
