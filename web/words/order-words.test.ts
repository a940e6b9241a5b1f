import { expect, test } from 'vitest';
import { cashOnDelivery } from '../../shared/orders/order-terms.ts';
import { orderWords as arabic } from '../words-ar/order-words.ts';
import { orderWords as french } from '../words-fr/order-words.ts';
import { orderWords as english } from './order-words.ts';

test('the payment method and the country of an order are shown in the language of the page', () => {
  const shown = [english, french, arabic].map(({ method, country }) => [
    method(cashOnDelivery),
    country('Algeria'),
  ]);
  expect(shown).toEqual([
    ['Cash on Delivery', 'Algeria'],
    ['Paiement à la livraison', 'Algérie'],
    ['الدفع عند الاستلام', 'الجزائر'],
  ]);
});

test('an unknown payment method or country is shown as it is stored', () => {
  const shown = [english, french, arabic].map(({ method, country }) => [method('Card'), country('Tunisia')]);
  expect(shown).toEqual(Array(3).fill(['Card', 'Tunisia']));
});
