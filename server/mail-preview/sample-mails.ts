import { imageUrlOf } from '../../shared/catalog/images.ts';
import type { Language } from '../../shared/values/languages.ts';
import {
  emailChangedEmail,
  madeAdminEmail,
  newDeviceEmail,
  passwordChangedEmail,
  passwordRemovedEmail,
  welcomeEmail,
} from '../accounts/account-mails.ts';
import { verificationCodeEmail } from '../accounts/google/create-verification.ts';
import { resetLinkEmail } from '../accounts/reset-link-mail.ts';
import { newToken } from '../accounts/sessions/session-token.ts';
import { invitationEmail } from '../accounts/staff/invitation-mail.ts';
import { alertLinksEmail, backInStockEmail } from '../alerts/alert-mails.ts';
import { contactEmail } from '../contact/send-contact-mail.ts';
import {
  orderChangedEmail,
  orderConfirmationEmail,
  orderReturnedEmail,
  orderStateEmail,
} from '../orders/order-mails.ts';
import type { OrderRow } from '../orders/order-queries.ts';
import { orderNoticeEmail } from '../orders/send-order-confirmation.ts';
import { newId } from '../platform/db/new-id.ts';
import type { Env } from '../platform/start-up/env.ts';
import { reviewInvitationEmail } from '../reviews/invite-buyers.ts';
import { testEmail } from '../settings/save-mail-server.ts';

type SampleMail = (env: Env, language: Language) => { subject: string; html: string; text: string };

/** What readers type and see in each language. */
const readers = {
  en: {
    name: 'Your Name',
    cream: 'Moisturising Cream',
    clogs: 'Ward Clogs',
    subject: 'Which size of clogs?',
  },
  fr: {
    name: 'Votre nom',
    cream: 'Crème hydratante',
    clogs: 'Sabots médicaux',
    subject: 'Quelle taille de sabots ?',
  },
  ar: { name: 'الاسم الكامل', cream: 'كريم مرطب', clogs: 'حذاء طبي', subject: 'ما هو مقاس الحذاء؟' },
};

/** Every mail of the shop, with sample data. */
export const sampleMails: Record<string, SampleMail> = {
  welcome: (env, language) => welcomeEmail(aReader(language), env),
  'verification-code': (env, language) =>
    verificationCodeEmail({ ...aReader(language), code: '012345' }, env),
  'reset-link': (env, language) => resetLinkEmail({ ...aReader(language), token: newToken() }, env),
  'mail-server-test': (env, language) => testEmail(language, env),
  'staff-invitation': (env, language) =>
    invitationEmail({ token: newToken(), role: 'packer', by_name: readers[language].name, language }, env),
  'password-changed': (env, language) => passwordChangedEmail(aReader(language), env),
  'made-admin': (env, language) => madeAdminEmail(aReader(language), env),
  'password-removed': (env, language) => passwordRemovedEmail(aReader(language), env),
  'new-device': (env, language) =>
    newDeviceEmail(
      { ...aReader(language), browser: 'Firefox', system: 'Windows', at: new Date().toISOString() },
      env,
    ),
  'email-changed': (env, language) =>
    emailChangedEmail({ ...aReader(language), newEmail: 'new.address@example.com' }, env),
  'review-invitation': (env, language) =>
    reviewInvitationEmail({ link: `${env.publicUrl}/review?token=${newToken()}`, language }, env),
  'order-confirmation': (env, language) =>
    orderConfirmationEmail(sampleOrder({ language, is_guest: false }), env),
  'order-confirmation-guest': (env, language) =>
    orderConfirmationEmail(sampleOrder({ language, is_guest: true, email_is_proved: false }), env),
  'order-notice': (env, language) => orderNoticeEmail(sampleOrder({ language }), env, language),
  'order-held': (env, language) =>
    orderConfirmationEmail(
      sampleOrder({ language, is_guest: true, email_is_proved: false, hold_reason: 'units' }),
      env,
    ),
  'order-processing': (env, language) =>
    orderStateEmail(sampleOrder({ language, status: 'Processing' }), env),
  'order-shipped': (env, language) =>
    orderStateEmail(sampleOrder({ language, status: 'Shipped' }), env, {
      courier: 'Yalidine',
      tracking: 'yal-1A2B3C',
    }),
  'order-delivered': (env, language) => orderStateEmail(sampleOrder({ language, status: 'Delivered' }), env),
  'order-delivered-paid': (env, language) =>
    orderStateEmail(sampleOrder({ language, status: 'Delivered', paid_at: new Date() }), env),
  'order-changed': (env, language) =>
    orderChangedEmail(sampleOrder({ language, changed_at: new Date() }), env),
  'order-returned': (env, language) => {
    const order = sampleOrder({ language, status: 'Delivered', paid_at: new Date() });
    return orderReturnedEmail(order, { items: order.items.slice(0, 1), refund: 1500 }, env);
  },
  'order-cancelled': (env, language) => orderStateEmail(sampleOrder({ language, status: 'Cancelled' }), env),
  'stock-alert-links': (env, language) =>
    alertLinksEmail({ product: readers[language].cream, token: newToken(), language }, env),
  'back-in-stock': (env, language) =>
    backInStockEmail({ product: readers[language].cream, productId: newId(), language }, env),
  'contact-message': (env, language) => contactEmail(sampleMessage({ language }), env),
  'contact-longest-words': (env, language) => contactEmail(longMessage(language), env),
  'longest-words': (env, language) => orderConfirmationEmail(longOrder(language), env),
};

function aReader(language: Language) {
  return { name: readers[language].name, language };
}

type Message = Parameters<typeof contactEmail>[0];

function sampleMessage({ language, ...values }: Partial<Message> & { language: Language }): Message {
  return {
    ...aReader(language),
    email: 'your.name@example.com',
    subject: readers[language].subject,
    message: 'Hello,\n\nI wear 38 in running shoes. Which clogs should I order?\n\nالسلام عليكم ورحمة الله',
    created_at: new Date(),
    ...values,
  };
}

function longMessage(language: Language) {
  const word = 'w'.repeat(200);
  return sampleMessage({ language, name: word, subject: word, message: 'w'.repeat(5000) });
}

/** An unchanged order that has its units and its mails, of a buyer who has proved the address. */
const usualOrder = {
  ...{
    changed_at: null,
    email_suppressed_at: null,
    email_unsent_at: null,
    email_is_proved: true,
    hold_reason: null,
  },
  ...{ utm_source: null, utm_medium: null, utm_campaign: null, landing_path: null },
};

/** No such picture is stored, so the preview looks like a mail program that loads no pictures. */
const sampleItem = {
  discount_centimes: 0,
  is_gift: false,
  promotion_id: null,
  product_id: newId(),
  image_url: imageUrlOf(newId()),
  size: null,
  parts: [],
};

const sampleFigures = {
  items_price_centimes: 659_000,
  discount_centimes: 0,
  is_gift: false,
  discounts: [],
  shipping_price_centimes: 100_000,
  tax_price_centimes: 0,
  total_price_centimes: 759_000,
  credit_centimes: 0,
  deducted_centimes: 0,
  taken_back: [],
};

function sampleOrder({ language, ...values }: Partial<OrderRow> & { language: Language }): OrderRow {
  const { name, cream, clogs } = readers[language];
  return {
    ...usualOrder,
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
    source: 'web',
    placed_by_id: null,
    placed_by_name: null,
    cancel_requested_at: null,
    payment_method: 'Cash on Delivery',
    notes: '',
    ...sampleFigures,
    full_name: name,
    email: 'your.name@example.com',
    phone: '0550 12 34 56',
    street: '12 Rue Didouche Mourad',
    city: 'Oran',
    city_arabic: 'وهران',
    wilaya: 'Oran',
    postal_code: '31000',
    country: 'Algeria',
    language,
    delivery_kind: 'home',
    wilaya_code: 31,
    commune_id: null,
    pickup_point_id: null,
    pickup_point: null,
    delivery_cost_centimes: null,
    weight_grams: null,
    created_at: new Date(),
    items: [
      { ...sampleItem, name: readers.en.cream, name_as_read: cream, quantity: 2, price_centimes: 169_500 },
      {
        ...sampleItem,
        name: readers.en.clogs,
        name_as_read: clogs,
        size: '38',
        quantity: 1,
        price_centimes: 320_000,
      },
    ],
    ...values,
  };
}

/** The longest text that the shop accepts, without a space, to show that nothing overflows the mail. */
function longOrder(language: Language) {
  const longName = 'w'.repeat(200);
  return sampleOrder({
    language,
    full_name: longName,
    street: longName,
    city: longName,
    items: [
      { ...sampleItem, name: longName, name_as_read: longName, quantity: 99, price_centimes: 99_999_999 },
    ],
  });
}
