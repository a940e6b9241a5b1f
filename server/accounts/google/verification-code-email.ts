import { codeLifetime } from '../../../shared/sign-in.ts';
import type { Env } from '../../env.ts';
import { renderEmail, shopName } from '../../platform/email/email-layout.ts';
import { code as codeBlock, greeting, paragraph } from '../../platform/email/email-parts.ts';

/** The mail with the six digits that confirm an address. They stand in no subject, which lock screens and logs show. */
export function verificationCodeEmail({ name, code }: { name: string; code: string }, { supportEmail }: Env) {
  const content = renderEmail({
    preview: `It is valid for ${codeLifetime / 60} minutes.`,
    title: 'Your verification code',
    supportEmail,
    children: [
      greeting(name),
      paragraph(`Type this code on the page where you sign in to ${shopName}:`),
      codeBlock(code),
      paragraph(
        `It is valid for ${codeLifetime / 60} minutes and works once. Nobody from ${shopName} ever asks you for it.`,
      ),
      paragraph('You did not sign in? Then there is nothing to do: without the code nobody gets in.'),
    ],
  });
  return { subject: `Your ${shopName} verification code`, ...content };
}
