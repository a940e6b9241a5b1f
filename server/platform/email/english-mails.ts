import { codeLifetime } from '../../../shared/accounts/sign-in.ts';
import { isolated, leftToRight, shop } from './isolated.ts';

const minutes = codeLifetime / 60;

/** The words of all mails. The French and Arabic twins have the same keys (docs/languages.md). */
export const englishMails = {
  frame: {
    questions: (email: string) => `Questions? Write to ${email}.`,
    /** Before the address that the button leads to. */
    deadButton: 'Button not working? Open this address in your browser: ',
    hello: 'Hello,',
    helloNamed: (name: string) => `Hello ${name},`,
  },
  order: {
    subject: (number: string) => `Your ${shop} order ${number}`,
    preview: (number: string, total: string) => `Order ${number}, ${total}`,
    title: 'Thank you for your order',
    placed: (number: string, time: string) => `Your order number is ${number}, placed on ${time}.`,
    items: 'Your order',
    item: (quantity: number, name: string) => `${quantity} × ${name}`,
    gift: (item: string) => `${item} (gift)`,
    sizedItem: (item: string, size: string) => `${item}, size ${size}`,
    subtotal: 'Items',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total, taxes included',
    deducted: 'Returned before payment',
    paidBefore: 'Already paid',
    due: 'To pay',
    rest: 'To be paid back to you',
    refunded: 'Refunded',
    kept: 'For another order',
    net: 'Net total',
    address: 'Delivery address',
    desk: (point: string) => `Collect your parcel at the pickup point: ${point}`,
    region: (wilaya: string) => `${wilaya}, Algeria`,
    next: 'What happens next',
    held: 'We will call you before we prepare your order. Until then its products are not reserved for you.',
    addressOnPage: 'Your order page shows the full address.',
    steps:
      'We will call you to confirm the order before we ship it; if we cannot reach you, it will be canceled. Then we’ll prepare it and hand it over to the courier.',
    see: 'See your order',
    trackBefore: 'On another device? ',
    track: 'Track your order with its number and your phone number.',
    againBefore: 'Do you need the same again? ',
    again: 'Order again',
    keepLink: 'This link opens your order without a password. Keep it to yourself.',
  },
  /** To the shop itself. */
  orderNotice: {
    subject: (number: string, total: string) => `New order ${number}: ${total}`,
    preview: (wilaya: string) => `For ${wilaya}`,
    title: 'A new order',
    held: 'It is held: the back office says why.',
    open: 'Open the order',
    why: 'The settings of the shop name this address for new orders.',
  },
  /** The mails of the statuses after Pending. */
  orderState: {
    number: (number: string) => `Order ${number}`,
    parcel: (courier: string, tracking: string) =>
      `${isolated(courier)} is delivering your parcel. Its tracking number is ${leftToRight(tracking)}.`,
    Processing: {
      subject: (number: string) => `We are preparing your ${shop} order ${number}`,
      title: 'We are preparing your order',
      text: 'Your order is confirmed. We’ll prepare your parcel and hand it to the courier.',
    },
    Shipped: {
      subject: (number: string) => `Your ${shop} order ${number} is on its way`,
      title: 'Your order is on its way',
      text: 'The courier has your parcel. Please keep your phone at hand: the courier may call you.',
    },
    Delivered: {
      subject: (number: string) => `Your ${shop} order ${number} has been delivered`,
      title: 'Your order has been delivered',
      text: 'Thank you for shopping with us. If something is not right, please write to us.',
    },
    Cancelled: {
      subject: (number: string) => `Your ${shop} order ${number} has been canceled`,
      title: 'Your order has been canceled',
      text: 'It will not be delivered. If you did not expect this, please write to us.',
    },
  },
  orderChanged: {
    subject: (number: string) => `Your ${shop} order ${number} has been changed`,
    title: 'We have changed your order',
    text: (number: string, time: string) => `We changed your order ${number} on ${time}. It is now:`,
    unexpected: 'If you did not ask for this, please write to us.',
  },
  orderReturned: {
    subject: (number: string) => `Return of your ${shop} order ${number}`,
    title: 'Your return has arrived',
    text: (number: string) => `These products of your order ${number} came back to us:`,
    refunded: (amount: string) => `Refunded to you: ${amount}.`,
    owed: (amount: string) => `To be paid back to you: ${amount}.`,
    kept: (amount: string) => `Kept for your exchange: ${amount}.`,
    credited: (amount: string, number: string) => `Credited to your order ${number}: ${amount}.`,
    deducted: (amount: string) => `Taken off what you pay: ${amount}.`,
    question: 'If something is not right, please write to us.',
    /** Nothing came back. */
    goodwill: {
      subject: (number: string) => `Money back for your ${shop} order ${number}`,
      title: 'A part of your money back',
      text: (number: string) =>
        `We give you back a part of what you paid for your order ${number}. You keep everything.`,
    },
  },
  payment: {
    due: (total: string) => `You pay ${total} in cash when it arrives.`,
    paidBefore: (total: string) => `You have already paid ${total}. There is nothing to pay when it arrives.`,
    paid: (total: string) => `You have paid ${total}.`,
    unconfirmed: (total: string) => `Have you paid the courier ${total}? Then there is nothing left to do.`,
    nothing: 'There is nothing to pay.',
    refund: (total: string) =>
      `You have paid ${total}. If you are still waiting for the refund, please write to us.`,
    owed: (amount: string) => `We will pay you back ${amount}.`,
  },
  welcome: {
    subject: `Welcome to ${shop}`,
    preview: 'Your account is ready.',
    title: `Welcome to ${shop}`,
    ready: 'Your account is ready. You can follow your orders, and checkout remembers your address.',
    products: 'See our products',
    notYou:
      'If you did not create this account, someone may have entered your address by mistake. Write to us, and we will delete the account.',
  },
  passwordChanged: {
    subject: `Your ${shop} password was changed`,
    preview: 'If this was you, you do not need to do anything.',
    title: 'Your password was changed',
    changed: `Your ${shop} account has a new password, and other devices have to sign in again. If this was you, you do not need to do anything.`,
    notYou: 'If this was not you',
    act: 'Somebody else may have access to your account. Set a new password at once, and let us know.',
    newPassword: 'Set a new password',
  },
  /** To staff, when their account is used on a device for the first time. */
  newDevice: {
    subject: `New device signed in to your ${shop} account`,
    preview: 'If this was you, you do not need to do anything.',
    title: 'A new device signed in',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'an unknown device',
    signedIn: (device: string, time: string) =>
      `Your account in the back office of ${shop} was used on a new device: ${device}, on ${time}.`,
    wasYou: 'If this was you, you do not need to do anything.',
    notYou: 'If this was not you',
    act: 'Somebody knows your password. Set a new one at once: it signs all devices out. Then let an administrator know.',
    newPassword: 'Set a new password',
    seeDevices: 'Your profile lists the devices on which you are signed in.',
  },
  /** To an account that became an administrator's before its address was proved. */
  madeAdmin: {
    subject: `Your ${shop} account is now an administrator’s`,
    preview: 'Please prove that this email address is yours.',
    title: 'You are an administrator now',
    made: `An administrator of ${shop} gave your account the same rights. Please sign in again.`,
    prove:
      'Nobody has proved yet that this email address is yours. A new password, by a link that we email you, does so.',
    notYou: `If you have no account at ${shop}`,
    act: 'Somebody else made one with your address. Set a new password at once: it locks them out. Then let us know.',
    newPassword: 'Set a new password',
  },
  passwordRemoved: {
    subject: `Your ${shop} password was removed`,
    preview: 'You can sign in with Google, or set a new password.',
    title: 'Your old password no longer works',
    removed: `You have just confirmed that this email address is yours. Your ${shop} account already had a password, set before the address was confirmed. To make sure that nobody else can use it, we removed it and signed the account out on all other devices.`,
    again: 'If you would like to sign in with a password again, set a new one. Your orders are still there.',
    newPassword: 'Set a new password',
  },
  emailChanged: {
    subject: `Your ${shop} email address was changed`,
    preview: 'If this was you, you do not need to do anything.',
    title: 'Your email address was changed',
    changed: (email: string) => `Your ${shop} account now signs in with ${email}, and its emails go there.`,
    wasYou: 'If this was you, you do not need to do anything.',
    notYou: 'If this was not you',
    act: (email: string) =>
      `Somebody else got into your account. Write to ${email} at once, from this address, so that we can give the account back to you.`,
  },
  verificationCode: {
    subject: `Your ${shop} verification code`,
    preview: `It is valid for ${minutes} minutes.`,
    title: 'Your verification code',
    type: `Type this code on the page where you sign in to ${shop}:`,
    validity: `It is valid for ${minutes} minutes and works once. Nobody from ${shop} will ever ask you for it.`,
    warning: 'If you did not try to sign in, ignore this email. Nobody can get in without the code.',
  },
  resetLink: {
    subject: `Reset your ${shop} password`,
    preview: 'The link is valid for 1 hour.',
    title: 'Reset your password',
    asked: `Somebody asked for a new password for your ${shop} account. If it was you, choose one here.`,
    choose: 'Choose a new password',
    validity:
      'The link is valid for 1 hour and works once. Do not share it: anyone who has it can get into your account.',
    otherwise: 'If it was not you, ignore this email. Your password has not changed.',
  },
  test: {
    subject: `Test email of ${shop}`,
    preview: 'The email server works.',
    title: 'The email server works',
    text: `${shop} sends its emails through this server from now on.`,
  },
  invitation: {
    subject: `You are invited to the back office of ${shop}`,
    preview: 'The link is valid for 7 days.',
    title: `Join the staff of ${shop}`,
    invited: (by: string, role: string) =>
      `${by} invites you to work in the back office of ${shop} as ${role}.`,
    /** In place of a name that does not look like one. */
    someone: 'An administrator',
    roles: { admin: 'an administrator', confirmer: 'a confirmer', packer: 'a packer', editor: 'an editor' },
    accept: 'Accept the invitation',
    validity:
      'The link is valid for 7 days and works once. Do not share it: anyone who has it can join in your place.',
    otherwise: 'If you do not know why you got this email, ignore it. Nothing happens without the link.',
  },
  alertLinks: {
    subject: 'Confirm your back-in-stock alert',
    title: 'Shall we write to you when it is back?',
    asked: (product: string) =>
      `Somebody asked ${shop} to write to this address when “${product}” is back in stock. If it was you, please confirm.`,
    confirm: 'Confirm',
    once: 'We will send you one email when it is back. The link is valid for 7 days.',
    otherwise: 'If it was not you, ignore this email: we will not write to you again.',
    changed: 'Changed your mind? ',
    stop: 'Do not write to me about this product',
  },
  backInStock: {
    subject: (product: string) => `Back in stock: ${product}`,
    title: 'Back in stock',
    back: (product: string) => `“${product}” is back in stock at ${shop}. You asked us to tell you.`,
    see: 'See the product',
    unreserved: 'We cannot reserve it for you, and it may sell out again.',
    onlyOne: 'This was the only email about it. If it sells out again, you can ask us again on its page.',
  },
  reviewInvitation: {
    subject: `How do you like your order from ${shop}?`,
    title: 'Your opinion helps others',
    ask: 'Your order arrived a few days ago. Would you tell other shoppers how you like the products?',
    write: 'Write a review',
    shown: 'With your review we show your first name and your wilaya, and nothing else of you.',
    once: 'This is the only email about it.',
  },
  /** To the shop, in the language of the visitor's page. */
  contact: {
    subject: (subject: string) => `Message: ${subject}`,
    preview: (name: string, subject: string) => `${name}: ${subject}`,
    title: 'A visitor wrote to the shop',
    from: (name: string) => `From: ${name}`,
    address: (email: string) => `Email: ${email}`,
    about: (subject: string) => `Subject: ${subject}`,
    writtenOn: (time: string) => `Written on: ${time}`,
    reply: (email: string) => `If you reply to this email, your answer goes to ${email}.`,
  },
};
