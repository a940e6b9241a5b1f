import { expect, test } from 'vitest';
import { buyerChatUrl, reviewChatUrl } from './buyer-chat.ts';

const order = { _id: `${'a'.repeat(28)}w4txwdry`, language: 'fr' } as const;

test.each(['0550 12 34 56', '+213550123456', '00213 (0)550 12 34 56', '٠٥٥٠١٢٣٤٥٦'])(
  'a chat with %s goes to the international number, with a sentence in the language of the order',
  (phone) => {
    const url = new URL(
      buyerChatUrl({ ...order, shippingAddress: { fullName: 'Amel & Nour', phone } }, undefined),
    );
    expect(url.origin + url.pathname).toBe('https://wa.me/213550123456');
    expect(url.searchParams.get('text')).toBe(
      'Bonjour Amel & Nour, ici Saha, au sujet de votre commande W4TX\u00a0WDRY.',
    );
  },
);

test('the chat begins with the name of the shop in the language of the order', () => {
  const shops = { en: 'Nour', fr: 'Pharmacie Nour', ar: 'صيدلية النور' };
  const shippingAddress = { fullName: 'Amel', phone: '0550123456' };
  const textIn = (language: 'fr' | 'ar') =>
    new URL(buyerChatUrl({ ...order, language, shippingAddress }, shops)).searchParams.get('text');
  expect(textIn('fr')).toContain('ici Pharmacie Nour,');
  expect(textIn('ar')).toContain('\u2068صيدلية النور\u2069');
});

test('the chat that asks for a review ends with the link, in the language of the order', () => {
  const url = 'https://saha.example/fr/review?token=a.1.b';
  const shippingAddress = { fullName: 'Amel', phone: '0550123456' };
  const chat = new URL(reviewChatUrl({ ...order, shippingAddress }, { url, shops: undefined }));
  expect(chat.searchParams.get('text')).toBe(
    `Bonjour Amel, ici Saha. Que pensez-vous des produits\u00a0? Donnez votre avis ici\u00a0: ${url}`,
  );
});
