import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkMatch, Match, PasswordRules } from './new-password-fields.tsx';

test('two passwords must be identical', () => {
  expect(checkMatch({ password: 'secret', confirmPassword: 'secret' })).toEqual({});
  expect(checkMatch({ password: 'secret', confirmPassword: 'Secret' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});

test.each([true, false])('an icon shows whether both passwords match (%s)', (isMatch) => {
  expect(renderToStaticMarkup(<Match isMatch={isMatch} />)).toContain('<svg ');
});

test('each rule of a strong password has an icon', () => {
  const rules = renderToStaticMarkup(<PasswordRules password="Secret" minLength={8} />).split('</li>');
  expect(rules.filter((rule) => rule.includes('<svg '))).toHaveLength(4);
});
