import { expect, test } from 'vitest';
import { greeting, renderEmail } from './render-email.ts';

const greet = (name: string) =>
  renderEmail({ subject: '', preview: '', title: '', supportEmail: '', children: [greeting(name)] });

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
