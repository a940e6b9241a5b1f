import { expect, test } from 'vitest';
import { messageOf } from '../../../shared/refusals/codes.ts';
import { checkProfile, startDraft } from './use-profile-form.ts';

const profile = {
  _id: 'a'.repeat(36),
  name: 'Amina Benali',
  email: 'Amina@example.com',
  role: 'user' as const,
  phone: '0550 12 34 56',
  createdAt: '2025-08-03T10:00:00.000Z',
  address: {
    street: '12 Rue Didouche Mourad',
    city: 'Alger Centre',
    Wilaya: 'Alger',
    postalCode: '16000',
    country: 'Algeria',
  },
  hasPassword: true,
};
const draft = startDraft(profile);
const asIs = { profile, isChangingPassword: false };
const newPassword = { profile, isChangingPassword: true };

test('a profile is sent with flat names, and without passwords unless one changes', () => {
  expect(checkProfile({ ...draft, newPassword: 'left over' }, asIs)).toEqual({
    errors: null,
    body: {
      name: 'Amina Benali',
      email: 'Amina@example.com',
      phone: '0550 12 34 56',
      street: '12 Rue Didouche Mourad',
      city: 'Alger Centre',
      wilaya: 'Alger',
      postalCode: '16000',
      country: 'Algeria',
    },
  });
});

test('phone and address may be blank, but an invalid phone number is refused', () => {
  const blank = { phone: '', street: '', city: '', wilaya: '', postalCode: '' };
  expect(checkProfile({ ...draft, ...blank }, asIs)).toMatchObject({ errors: null, body: blank });
  expect(checkProfile({ ...draft, phone: '12' }, asIs).errors).toEqual({ phone: 'phone-number-invalid' });
});

test('name and e-mail are required', () => {
  expect(checkProfile({ ...draft, name: ' ' }, asIs).errors).toEqual({ name: 'name-required' });
  const google = { ...asIs, profile: { ...profile, hasPassword: false } };
  expect(checkProfile({ ...draft, email: '' }, google).errors).toEqual({ email: 'email-required' });
  expect(checkProfile({ ...draft, email: 'amina@' }, google).errors).toEqual({
    email: 'email-address-invalid',
  });
});

test('a new e-mail address needs the current password, but the same address in another case does not', () => {
  const other = { ...draft, email: 'other@example.com' };
  expect(checkProfile(other, asIs).errors).toEqual({ currentPassword: 'Current password is required' });
  expect(checkProfile({ ...other, currentPassword: 'secret' }, asIs).body).toMatchObject({
    email: 'other@example.com',
    currentPassword: 'secret',
  });
  expect(checkProfile({ ...draft, email: ' amina@EXAMPLE.com ' }, asIs).errors).toBeNull();
});

test('an invalid new password gets the required messages', () => {
  expect(checkProfile(draft, newPassword).errors).toEqual({
    currentPassword: 'Current password is required',
    newPassword: 'new-password-required',
    confirmPassword: 'Confirm password is required',
  });
  const short = { ...draft, currentPassword: 'secret', newPassword: '12345', confirmPassword: '123456' };
  expect(checkProfile(short, newPassword).errors).toEqual({
    newPassword: messageOf('new-password-too-short', { min: 6 }),
    confirmPassword: 'Passwords do not match',
  });
  const right = { ...short, newPassword: ' 12345 ', confirmPassword: ' 12345 ' };
  expect(checkProfile(right, newPassword).body).toMatchObject({
    currentPassword: 'secret',
    newPassword: ' 12345 ',
  });
  expect(checkProfile(right, newPassword).body).not.toHaveProperty('confirmPassword');
});

test('an account without a password sets one without a current password', () => {
  const google = { profile: { ...profile, hasPassword: false }, isChangingPassword: true };
  const right = { ...draft, newPassword: 'secret-1', confirmPassword: 'secret-1' };
  expect(checkProfile(right, google).errors).toBeNull();
});
