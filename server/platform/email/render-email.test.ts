import { expect, test } from 'vitest';
import type { Language } from '../../../shared/values/languages.ts';
import { isolated, leftToRight, shop } from './isolated.ts';
import { cell, greeting, linkButton, paragraph, plainLink, row, textLink } from './mail-parts.ts';
import { renderEmail } from './render-email.ts';

const greet = (name: string, language: Language = 'en') =>
  renderEmail({ language, subject: '', preview: '', title: '', children: [greeting(name)] });

test.each(['أمينة بن علي', 'Élodie', "Jean-Marc O'Neill"])('%s is greeted by name', (name) => {
  expect(greet(name).text).toContain(`Hello ${name},`);
});

test.each([
  'Win at evil.example',
  'https://evil.example',
  '<b>Amina</b>',
  'Call 0550 12 34 56',
  '\u202eanimA',
  'w'.repeat(61),
  '',
])('%j is not used as a name in the greeting', (name) => {
  const { text, html } = greet(name);
  expect(text).toContain('Hello,');
  expect(html).toContain('>Hello,<');
});

test('a greeting is in the language of the mail, and a name in another one keeps its direction', () => {
  expect(greet('Amina', 'fr').text).toContain('Bonjour Amina,');
  expect(greet('https://evil.example', 'fr').text).toContain('Bonjour,');
  expect(greet('Amina', 'ar').text).toContain('مرحبًا \u2068Amina\u2069،');
  expect(greet('Amina', 'ar').html).toContain('مرحبًا <bdi>Amina</bdi>،');
});

test('an Arabic mail runs from right to left, and its text ends at the left', () => {
  const price = row({}, cell({ textAlign: 'end' }, '1'), cell({}, '2'));
  const mail = (language: Language) =>
    renderEmail({ language, subject: '', preview: '', title: '', children: [price] }).html;
  expect(mail('ar')).toContain('<html lang="ar" dir="rtl">');
  expect(mail('ar')).toContain('<td dir="rtl" style="text-align:left">1</td>');
  expect(mail('ar')).toContain('<td dir="rtl" style="text-align:right">2</td>');
  expect(mail('en')).toContain('<td dir="ltr" style="text-align:right">1</td>');
  expect(mail('en')).toContain('<td dir="ltr" style="text-align:left">2</td>');
});

test('marked parts become elements, and stay marked only in Arabic text', () => {
  const words = `${leftToRight('0555 12 34 56')} / ${isolated('<b>Name</b>')}`;
  const mail = (language: Language) =>
    renderEmail({ language, subject: words, preview: words, title: words, children: [paragraph(words)] });
  const html = '<bdi dir="ltr">0555 12 34 56</bdi> / <bdi>&lt;b&gt;Name&lt;/b&gt;</bdi></p>';
  expect(mail('ar').html).toContain(html);
  expect(mail('en').html).toContain(html);
  expect(mail('ar').text).toContain('\u20660555 12 34 56\u2069 / \u2068<b>Name</b>\u2069');
  expect(mail('en').text).toContain('0555 12 34 56 / <b>Name</b>');
  expect(mail('ar').subject).toBe('0555 12 34 56 / <b>Name</b>');
  expect(mail('ar').html).toContain('<title>0555 12 34 56 / &lt;b&gt;Name&lt;/b&gt;</title>');
});

test('a name keeps the direction of the amounts within it', () => {
  const name = 'فيتامين D3، \u20671000 وحدة\u2069، \u2067علبة \u206675 ml\u2069\u2069';
  const { html, text } = renderEmail({
    ...{ language: 'ar', subject: 's', preview: 'p', title: 't' },
    children: [paragraph(`1 × ${isolated(name)}`)],
  });
  expect(html).toContain(
    '1 × <bdi>فيتامين D3، <bdi dir="rtl">1000 وحدة</bdi>، <bdi dir="rtl">علبة <bdi dir="ltr">75 ml</bdi></bdi></bdi>',
  );
  expect(text).toContain(`1 × \u2068${name}\u2069`);
});

test('the address below a button runs from left to right and is explained in the language of the mail', () => {
  const children = [plainLink('https://saha.example/ar/products')];
  const { html } = renderEmail({ language: 'ar', subject: '', preview: '', title: '', children });
  expect(html).toContain('الزر لا يعمل؟');
  expect(html).toMatch(/<a [^>]*dir="ltr"[^>]*>https:\/\/saha\.example\/ar\/products<\/a>/);
});

test.each(['en', 'ar'] as const)(
  'the name of the shop is escaped in HTML and whole elsewhere (%s)',
  (language) => {
    const name = `L'Officine "Nour", <b>& 🌿 صحة`;
    const words = `Welcome to ${shop}`;
    const { html, text, subject } = renderEmail({
      ...{ language, shop: name, subject: words, preview: words, title: words },
      children: [paragraph(words)],
    });
    expect(subject).toBe(`Welcome to ${name}`);
    expect(html).toContain(
      `Welcome to <bdi>L&#x27;Officine &quot;Nour&quot;, &lt;b&gt;&amp; 🌿 صحة</bdi></p>`,
    );
    expect(text).toContain(name);
    expect(html + text + subject).not.toContain('\ue000');
  },
);

test('buttons and links have the color of the shop', () => {
  const children = [linkButton('https://shop.example', 'Open'), textLink('', { href: '/', words: 'Track' })];
  const content = { language: 'en' as const, subject: '', preview: '', title: '', children };
  const { html } = renderEmail({ ...content, color: '#8a6f00' });
  expect(html).toContain('background-color:#8a6f00');
  expect(html).toContain('style="color:#8a6f00"');
  expect(html).not.toContain('#047857');
  expect(renderEmail(content).html).toContain('background-color:#047857');
});
