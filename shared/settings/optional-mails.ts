import { isOn } from './settings-fields.ts';

/** The mails to customers that can be switched off. Those about sign-in and passwords always go out. */
export const optionalMails = [
  'welcome',
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'changed',
  'returned',
  'review',
] as const;

export type OptionalMail = (typeof optionalMails)[number];

export const mailSwitches = /* @__PURE__ */ Object.fromEntries(
  optionalMails.map((name) => [name, isOn()]),
) as Record<OptionalMail, ReturnType<typeof isOn>>;
