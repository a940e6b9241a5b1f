import { createElement, Fragment, type ReactNode } from 'react';
import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Section,
  Text,
  toPlainText,
} from 'react-email';

export const shopName = 'Saha';

/** The darker green (requirements: Look): text and buttons on white stay readable. */
export const green = '#047857';

export const fontFamily = 'Inter, Arial, sans-serif';

const font = { fontFamily, color: '#111827' };

/** `break-word` also lets table columns be narrower than their longest word. */
export const bodyText = {
  ...font,
  fontSize: '16px',
  lineHeight: '24px',
  margin: '0',
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
} as const;

type EmailContent = {
  /** The line that mailboxes show beside the subject. */
  preview: string;
  title: string;
  /** Where to ask; absent in what the shop is told itself. */
  supportEmail?: string;
  children: ReactNode[];
};

/** The frame of every mail of the shop, as HTML and as plain text. */
export async function renderEmail({ preview, title, supportEmail, children }: EmailContent) {
  const html = await render(
    createElement(
      Html,
      { lang: 'en' },
      createElement(Head),
      createElement(Preview, null, preview),
      createElement(
        Body,
        { style: { backgroundColor: '#f3f4f6', margin: '0', padding: '24px 12px' } },
        createElement(
          Container,
          { style: { backgroundColor: '#ffffff', borderRadius: '8px', maxWidth: '560px', padding: '24px' } },
          createElement(
            Text,
            { style: { ...font, color: green, fontSize: '20px', fontWeight: '700', margin: '0' } },
            shopName,
          ),
          createElement(Heading, { as: 'h1', style: { ...font, fontSize: '22px', margin: '16px 0' } }, title),
          ...children,
          supportEmail && foot(`Questions? Write to ${supportEmail}.`),
        ),
      ),
    ),
  );
  return { html, text: toPlainText(html) };
}

function foot(words: string) {
  const style = { ...bodyText, color: '#4b5563', fontSize: '14px', lineHeight: '20px' } as const;
  return createElement(
    Fragment,
    null,
    createElement(Hr, { style: { margin: '24px 0 16px' } }),
    createElement(Section, null, createElement(Text, { style }, words)),
  );
}
