import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkMatch, Match } from './new-password-fields.tsx';
import { PasswordRules } from './password-rules.tsx';

test('two passwords have to be the same, letter by letter', () => {
  expect(checkMatch({ password: 'secret', confirmPassword: 'secret' })).toEqual({});
  expect(checkMatch({ password: 'secret', confirmPassword: 'Secret' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});

test.each([true, false])('whether both passwords match (%s) is drawn beside the words', (isMatch) => {
  expect(renderToStaticMarkup(<Match isMatch={isMatch} />)).toContain('<svg ');
});

test('each rule of a strong password has an icon', () => {
  const rules = renderToStaticMarkup(<PasswordRules password="Secret" />).split('</li>');
  expect(rules.filter((rule) => rule.includes('<svg '))).toHaveLength(4);
});
