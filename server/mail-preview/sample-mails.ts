import {
  emailChangedEmail,
  passwordChangedEmail,
  passwordRemovedEmail,
  welcomeEmail,
} from '../accounts/account-mails.ts';
import { verificationCodeEmail } from '../accounts/google/create-verification.ts';
import { resetLinkEmail } from '../accounts/reset-link-mail.ts';
import { newToken } from '../accounts/sessions/session-token.ts';
import { alertLinksEmail, backInStockEmail } from '../alerts/alert-mails.ts';
import { contactEmail } from '../contact/send-contact-mail.ts';
import type { Env } from '../env.ts';
import type { OrderRow } from '../orders/order-queries.ts';
import { orderConfirmationEmail } from '../orders/send-order-confirmation.ts';
import { newId } from '../platform/db/new-id.ts';

type SampleMail = (env: Env) => { subject: string; html: string; text: string };

const name = 'Your Name';

/** Every mail of the shop, with sample data. */
export const sampleMails: Record<string, SampleMail> = {
  welcome: (env) => welcomeEmail({ name }, env),
  'verification-code': (env) => verificationCodeEmail({ name, code: '012345' }, env),
  'reset-link': (env) => resetLinkEmail({ name, token: newToken() }, env),
  'password-changed': (env) => passwordChangedEmail({ name }, env),
  'password-removed': (env) => passwordRemovedEmail({ name }, env),
  'email-changed': (env) => emailChangedEmail({ name, newEmail: 'new.address@example.com' }, env),
  'order-confirmation': (env) => orderConfirmationEmail(sampleOrder({ is_guest: false }), env),
  'order-confirmation-guest': (env) => orderConfirmationEmail(sampleOrder({ is_guest: true }), env),
  'stock-alert-links': (env) => alertLinksEmail({ product: 'Moisturising Cream', token: newToken() }, env),
  'back-in-stock': (env) => backInStockEmail({ product: 'Moisturising Cream', productId: newId() }, env),
  'contact-message': () => contactEmail(sampleMessage({})),
  'contact-longest-words': () => contactEmail(longMessage()),
  'longest-words': (env) => orderConfirmationEmail(longOrder(), env),
};

function sampleMessage(values: object) {
  return {
    name,
    email: 'your.name@example.com',
    subject: 'Which size of clogs?',
    message: 'Hello,\n\nI wear 38 in running shoes. Which clogs should I order?\n\nالسلام عليكم ورحمة الله',
    created_at: new Date(),
    ...values,
  };
}

function longMessage() {
  const word = 'w'.repeat(200);
  return sampleMessage({ name: word, subject: word, message: 'w'.repeat(5000) });
}

const sampleItem = { product_id: newId(), image_url: '', size: null };

function sampleOrder(values: Partial<OrderRow>): OrderRow {
  return {
    id: newId(),
    user_id: null,
    is_guest: true,
    user_name: null,
    user_email: null,
    browser_hash: null,
    status: 'Pending',
    paid_at: null,
    payment_result: null,
    delivered_at: null,
    email_sent_at: null,
    payment_method: 'Cash on Delivery',
    notes: '',
    items_price_centimes: 659_000,
    shipping_price_centimes: 100_000,
    tax_price_centimes: 0,
    total_price_centimes: 759_000,
    full_name: name,
    email: 'your.name@example.com',
    phone: '0550 12 34 56',
    street: '12 Rue Didouche Mourad',
    city: 'Oran',
    wilaya: 'Oran',
    postal_code: '31000',
    country: 'Algeria',
    created_at: new Date(),
    items: [
      { ...sampleItem, name: 'Moisturising Cream', quantity: 2, price_centimes: 169_500 },
      { ...sampleItem, name: 'Ward Clogs', size: '38', quantity: 1, price_centimes: 320_000 },
    ],
    ...values,
  };
}

/** The longest text that the shop accepts, without a space, to show that nothing overflows the mail. */
function longOrder() {
  const longName = 'w'.repeat(200);
  return sampleOrder({
    full_name: longName,
    street: longName,
    city: longName,
    items: [{ ...sampleItem, name: longName, quantity: 99, price_centimes: 99_999_999 }],
  });
}
