import type { Page } from '@playwright/test';

/** The address of every guest in the tests. */
export const address = {
  fullName: 'Amina Benali',
  email: 'amina@example.com',
  phone: '0550 12 34 56',
  street: '12 Rue Didouche Mourad',
  city: 'Oran',
  Wilaya: 'Oran',
  postalCode: '31000',
};

/** Fills in the first step of the checkout as a guest. */
export async function fillAddress(page: Page, changes: Partial<typeof address> = {}) {
  const filled = { ...address, ...changes };
  await page.getByLabel('Full Name').fill(filled.fullName);
  await page.getByLabel('Email Address').fill(filled.email);
  await page.getByLabel('Phone Number').fill(filled.phone);
  await page.getByLabel('Street Address').fill(filled.street);
  await page.getByLabel('City').fill(filled.city);
  await page.getByLabel('Wilaya').selectOption(filled.Wilaya);
  await page.getByLabel('Postal Code').fill(filled.postalCode);
}
