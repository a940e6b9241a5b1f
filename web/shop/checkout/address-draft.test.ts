import { expect, test } from 'vitest';
import { checkAddress, fillFromProfile, startAddress } from './address-draft.ts';

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

test('a complete address is valid', () => {
  expect(checkAddress(filled, true)).toMatchObject({ errors: null, body: { Wilaya: 'Alger' } });
});

test('each missing part gets the message of the requirements', () => {
  const { errors } = checkAddress(startAddress(null, null), true);
  expect(errors).toEqual({
    fullName: 'Full name is required',
    street: 'Street is required',
    city: 'City is required',
    Wilaya: 'Wilaya is required',
    postalCode: 'Postal code is required',
    phone: 'Phone is required',
    email: 'Email is required',
  });
});

test('a guest needs a valid e-mail address, a customer needs none', () => {
  expect(checkAddress({ ...filled, email: ' ' }, true).errors).toEqual({ email: 'Email is required' });
  expect(checkAddress({ ...filled, email: 'amina@' }, true).errors).toEqual({
    email: 'Email address is invalid',
  });
  expect(checkAddress({ ...filled, email: 'amina@' }, false)).toMatchObject({
    errors: null,
    body: { email: '' },
  });
});

test('a wilaya outside the list counts as missing', () => {
  expect(checkAddress({ ...filled, Wilaya: 'Algiers' }, true).errors).toEqual({
    Wilaya: 'Wilaya is required',
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
