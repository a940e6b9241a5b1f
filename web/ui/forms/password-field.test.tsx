import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('the button that shows a password has an icon', () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" autoComplete="current-password" />);
  expect(html).toMatch(/<button[^>]*><svg /);
});
