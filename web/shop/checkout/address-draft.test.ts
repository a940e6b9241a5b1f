import { expect, test } from 'vitest';
import { inWilaya } from '../cart/in-wilaya.ts';
import { checkAddress, startAddress } from './address-draft.ts';
import { fillFromProfile } from './fill-from-profile.ts';
import { undelivered } from './known-communes.ts';

const filled = {
  fullName: 'Amina Benali',
  street: '12 Rue Didouche Mourad',
  city: 'Alger Centre',
  Wilaya: 'Alger',
  postalCode: '16000',
  country: 'Algeria',
  phone: '0550 12 34 56',
  email: 'amina@example.com',
};

const asGuest = { isGuest: true, rules: { emailIsOptional: false, postalCodeIsOptional: false } };

test('a complete address is valid', () => {
  expect(checkAddress(filled, asGuest)).toMatchObject({ errors: null, body: { Wilaya: 'Alger' } });
});

test('each missing part gets the message of the requirements', () => {
  const { errors } = checkAddress(startAddress(null, null), asGuest);
  expect(errors).toEqual({
    fullName: 'full-name-required',
    street: 'street-required',
    city: 'city-required',
    Wilaya: 'wilaya-required',
    postalCode: 'postal-code-required',
    phone: 'phone-required',
    email: 'email-required',
  });
});

test('a guest needs a valid e-mail address, a customer needs none', () => {
  expect(checkAddress({ ...filled, email: ' ' }, asGuest).errors).toEqual({ email: 'email-required' });
  expect(checkAddress({ ...filled, email: 'amina@' }, asGuest).errors).toEqual({
    email: 'email-address-invalid',
  });
  expect(checkAddress({ ...filled, email: 'amina@' }, { ...asGuest, isGuest: false })).toMatchObject({
    errors: null,
    body: { email: '' },
  });
});

test('a wilaya outside the list counts as missing', () => {
  expect(checkAddress({ ...filled, Wilaya: 'Algiers' }, asGuest).errors).toEqual({
    Wilaya: 'wilaya-required',
  });
});

test('the form starts with the saved address, or with the name and phone of the customer', () => {
  const customer = { name: 'Amina', phone: '0660 00 00 00' };
  expect(startAddress(null, customer)).toMatchObject({ fullName: 'Amina', phone: '0660 00 00 00' });
  expect(startAddress(filled, customer)).toMatchObject({ fullName: 'Amina Benali', phone: '0660 00 00 00' });
  expect(startAddress(filled, { name: 'Amina', phone: '' }).phone).toBe(filled.phone);
});

test('the profile fills in only the empty parts of the saved address', () => {
  const { street, city, Wilaya, postalCode, country } = filled;
  const profile = {
    name: 'Amina Benali',
    phone: '0550 12 34 56',
    address: { street, city, Wilaya, postalCode, country },
  };
  expect(fillFromProfile(null, profile)).toEqual({ ...filled, email: '' });
  const typed = { ...filled, street: '3 Rue Larbi Ben M’hidi', city: '', postalCode: '' };
  expect(fillFromProfile(typed, profile)).toEqual({ ...filled, street: typed.street });
  const unknown = { street: '', city: '', Wilaya: '', postalCode: '', country: '' };
  expect(fillFromProfile(null, { name: 'Amina', phone: '', address: unknown })).toMatchObject({
    fullName: 'Amina',
    city: '',
    country: 'Algeria',
  });
});

test('the country is always Algeria', () => {
  expect(startAddress({ ...filled, country: 'France' }, null).country).toBe('Algeria');
});

test('the settings may leave out the e-mail, and the postal code of a chosen commune', () => {
  const rules = { emailIsOptional: true, postalCodeIsOptional: true };
  const blank = { ...filled, email: '', postalCode: '', communeId: 487 };
  expect(checkAddress(blank, { isGuest: true, rules }).errors).toBeNull();
  expect(checkAddress(blank, asGuest).errors).toEqual({
    email: 'email-required',
    postalCode: 'postal-code-required',
  });
  expect(checkAddress({ ...blank, communeId: undefined }, { isGuest: true, rules }).errors).toEqual({
    postalCode: 'commune-or-code-required',
  });
});

test('a place without delivery, and a missing pickup point, are named at their fields', () => {
  const option = { price: 400, freeAbove: null, weightSteps: [], minDays: null, maxDays: null };
  const points = [{ _id: 'a'.repeat(36), name: 'Agence', address: '', hours: '' }];
  const desk = { ...option, kind: 'desk' as const, points };
  const errorsOf = (draft: object, options: (typeof desk)[], isHomeRefused = false) =>
    undelivered({ ...filled, ...draft }, { options, isHomeRefused });
  expect(errorsOf({}, [])).toEqual({ Wilaya: 'wilaya-not-served' });
  expect(errorsOf({ communeId: 487 }, [])).toEqual({ city: 'commune-not-served' });
  expect(errorsOf({ deliveryKind: 'desk' }, [desk])).toEqual({
    pickupPointId: 'pickup-point-required',
  });
  expect(errorsOf({ deliveryKind: 'desk', pickupPointId: 'a'.repeat(36) }, [desk], true)).toEqual({});
  expect(errorsOf({}, [desk], true).phone).toBe('pickup-only-for-phone');
});

test('a wilaya that was chosen in the cart is not mixed with the city of a profile elsewhere', () => {
  const address = {
    street: '3 Rue Larbi',
    city: 'Oran',
    Wilaya: 'Oran',
    postalCode: '31000',
    country: 'Algeria',
  };
  const known = { name: 'Amina', phone: '0550123456', address };
  const chosen = { ...startAddress(null, null), Wilaya: 'Alger' };
  expect(fillFromProfile(chosen, known)).toMatchObject({ fullName: 'Amina', Wilaya: 'Alger', city: '' });
  expect(fillFromProfile({ ...chosen, Wilaya: 'Oran' }, known)).toMatchObject({ city: 'Oran' });
});

test('another wilaya takes a commune of the last one with its postal code away, but not what is no commune', () => {
  const arzew = { ...filled, Wilaya: 'Oran', city: 'Arzew', postalCode: '31200', communeId: 1108 };
  expect({ ...arzew, ...inWilaya(arzew, 'Alger') }).toMatchObject({
    Wilaya: 'Alger',
    city: '',
    postalCode: '',
  });
  const typed = { ...arzew, communeId: undefined, city: 'Cité 5' };
  expect({ ...typed, ...inWilaya(typed, 'Alger') }).toMatchObject({ city: 'Cité 5', postalCode: '31200' });
});
