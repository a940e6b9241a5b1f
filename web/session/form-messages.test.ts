import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { categoryFormApi } from '../../shared/category-form.ts';
import { contactApi } from '../../shared/contact.ts';
import { newCourierBody } from '../../shared/couriers.ts';
import { newNeedBody } from '../../shared/needs.ts';
import { orderApi } from '../../shared/orders.ts';
import { familyBody } from '../../shared/product-families.ts';
import { newProductBody } from '../../shared/product-form.ts';
import { profileBody } from '../../shared/profile.ts';
import { settingsBodies } from '../../shared/settings.ts';
import { shippingAddress } from '../../shared/shipping-address.ts';
import { signInApi } from '../../shared/sign-in.ts';
import { checkValues } from '../ui/forms/check-values.ts';
import { courierRefusals as arabicCouriers } from '../words-ar/courier-refusals.ts';
import { officeRefusals as arabicOffice } from '../words-ar/office-refusals.ts';
import { refusalWords as arabic } from '../words-ar/refusal-words.ts';
import { courierRefusals as frenchCouriers } from '../words-fr/courier-refusals.ts';
import { officeRefusals as frenchOffice } from '../words-fr/office-refusals.ts';
import { refusalWords as french } from '../words-fr/refusal-words.ts';
import { translatorOf } from './refusal-table.ts';

const bodies: Record<string, z.ZodMiniType> = {
  ...settingsBodies,
  product: newProductBody,
  category: categoryFormApi.create.body,
  need: newNeedBody,
  courier: newCourierBody,
  family: familyBody,
  order: orderApi.place.body,
  address: shippingAddress,
  profile: profileBody,
  ...Object.fromEntries(
    Object.entries({ ...signInApi, ...contactApi }).flatMap(([name, endpoint]) =>
      'body' in endpoint ? [[name, endpoint.body as z.ZodMiniType]] : [],
    ),
  ),
};

/** What a field of a form can hold: nothing, too much, and things that no field takes. */
const values = [
  ...[
    undefined,
    null,
    '',
    '123',
    'x',
    '1.200',
    '0.125',
    'a@',
    'x'.repeat(30_000),
    '\u0007',
    'a\nb',
    '<a>',
    '=1',
  ],
  ...[-1, 0, 1.005, 1e12, Number.NaN, true, {}, [{}], ['', ''], Array(60).fill('x')],
];

test.each([
  ['French', translatorOf({ ...french, ...frenchOffice, ...frenchCouriers })],
  ['Arabic', translatorOf({ ...arabic, ...arabicOffice, ...arabicCouriers })],
])('no English message reaches a %s form', (_, translate) => {
  const messages = Object.entries(bodies).flatMap(([form, body]) =>
    messagesOf(body).map((message) => [form, message]),
  );
  expect(messages.length).toBeGreaterThan(500);
  expect(messages.filter(([, message = '']) => translate(message) === message)).toEqual([]);
});

/** What a form of this body can say about each of its fields. */
function messagesOf(body: z.ZodMiniType) {
  const names = Object.keys((body as unknown as { shape?: object }).shape ?? { '': 1 });
  const checks = names.flatMap((name) =>
    values.map((value) => checkValues(body, { [name]: value }).errors ?? {}),
  );
  return checks.flatMap((errors) => Object.values(errors)).filter((message) => message !== undefined);
}
