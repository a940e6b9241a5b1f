import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HowItWorks } from './how-it-works.tsx';

test('guests are told of an email address only if the shop asks for one', () => {
  const told = (emailIsOptional: boolean) =>
    renderToStaticMarkup(
      <HowItWorks delivery={{ title: 'Delivery', text: '' }} emailIsOptional={emailIsOptional} />,
    );
  expect(told(false)).toContain('an email address');
  expect(told(true)).toContain('all you need is an address and a phone number.');
  expect(told(true)).not.toContain('email');
});
