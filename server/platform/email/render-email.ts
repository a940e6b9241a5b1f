import { convert } from 'html-to-text';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export const shopName = 'Saha';

/** The darker green (requirements: Look), readable as text and on buttons. */
const green = '#047857';

const fontFamily = 'Inter, Arial, sans-serif';

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
  subject: string;
  /** The line that mail programs show after the subject. */
  preview: string;
  title: string;
  /** The address for questions; absent in mails to the shop itself. */
  supportEmail?: string;
  children: ReactNode[];
};

/** A mail of the shop, as HTML and as plain text. The functions below make its children. */
export function renderEmail({ subject, ...content }: EmailContent) {
  const page = createElement('html', { lang: 'en', dir: 'ltr' }, head(content), body(content));
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  return { subject, html, text: toPlainText(html) };
}

function head({ preview }: Pick<EmailContent, 'preview'>) {
  return createElement(
    'head',
    null,
    createElement('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
    // Without it phones lay the mail out for a wide screen and shrink it.
    createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // Stops Apple Mail from changing the font sizes.
    createElement('meta', { name: 'x-apple-disable-message-reformatting' }),
    createElement('title', null, preview),
  );
}

function body({ preview, title, supportEmail, children }: Omit<EmailContent, 'subject'>) {
  const sheet = { backgroundColor: '#ffffff', borderRadius: '8px', margin: '0 auto', maxWidth: '560px' };
  const page = cell(
    { padding: '24px' },
    createElement('p', { style: { ...font, ...shopNameText } }, shopName),
    createElement('h1', { style: { ...font, fontSize: '22px', margin: '16px 0' } }, title),
    ...children,
    ...(supportEmail ? foot(`Questions? Write to ${supportEmail}.`) : []),
  );
  const backgroundColor = '#f3f4f6';
  return createElement(
    'body',
    { style: { backgroundColor, margin: '0' } },
    previewLine(preview),
    row({}, cell({ backgroundColor, padding: '24px 12px' }, row(sheet, page))),
  );
}

const shopNameText = { color: green, fontSize: '20px', fontWeight: '700', margin: '0' };

/** Mail programs fill up the preview line with the following text; the invisible characters prevent that. */
function previewLine(words: string) {
  const style = { display: 'none', maxHeight: '0', overflow: 'hidden' };
  return createElement('div', { style, 'data-skip-in-text': true }, words, '\u200c\u00a0'.repeat(100));
}

function foot(words: string) {
  const style = { ...bodyText, color: '#4b5563', fontSize: '14px', lineHeight: '20px' };
  return [divider('24px 0 16px'), createElement('p', { style }, words)];
}

function toPlainText(html: string) {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: '[data-skip-in-text=true]', format: 'skip' },
      { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ],
  });
}

/** A full-width table with one row: in Outlook only table cells can have a width and padding. */
export function row({ width = '100%', ...style }: CSSProperties, ...cells: ReactNode[]) {
  const attributes = { role: 'presentation', width, border: 0, cellPadding: 0, cellSpacing: 0 };
  const line = createElement('tbody', null, createElement('tr', null, ...cells));
  return createElement('table', { ...attributes, style }, line);
}

export function cell(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('td', { style }, ...children);
}

/** A paragraph of plain text; HTML in it is escaped. */
export function paragraph(words: string, margin = '0 0 12px') {
  return createElement('p', { style: { ...bodyText, margin } }, words);
}

export function heading(words: string) {
  return createElement('p', { style: { ...bodyText, fontWeight: '700', margin: '16px 0 4px' } }, words);
}

export function divider(margin = '8px 0') {
  return createElement('hr', { style: { border: 'none', borderTop: '1px solid #eaeaea', margin } });
}

export function linkButton(href: string, words: string) {
  const padding = '12px 20px';
  const text = { color: '#ffffff', fontFamily, fontSize: '16px', lineHeight: '20px' };
  const link = createElement(
    'a',
    { href, target: '_blank', style: { ...text, display: 'inline-block', padding, textDecoration: 'none' } },
    words,
  );
  // Outlook ignores the padding of links, so the cell has it.
  return row(
    { margin: '16px 0', width: 'auto' },
    cell({ backgroundColor: green, borderRadius: '6px', msoPaddingAlt: padding } as CSSProperties, link),
  );
}

/** A link that shows its address, for mail programs without buttons. In plain text the button shows it already. */
export function plainLink(href: string) {
  const link = createElement('a', { href, target: '_blank', style: addressText }, href);
  const words = 'The button does nothing? Open this address in your browser: ';
  const style = { ...bodyText, margin: '0 0 12px' };
  return createElement('p', { style, 'data-skip-in-text': true }, words, link);
}

/** An inconspicuous link after some words, for something that few readers want. */
export function textLink(before: string, { href, words }: { href: string; words: string }) {
  const link = createElement('a', { href, target: '_blank', style: { color: green } }, words);
  return createElement('p', { style: { ...bodyText, margin: '0 0 12px' } }, before, link);
}

const addressText = { color: green, textDecoration: 'none', wordBreak: 'break-all' } as const;

/** Digits to type elsewhere. Only the style spaces them, so that copied text has no spaces. */
export function code(digits: string) {
  const style = {
    ...bodyText,
    backgroundColor: '#f3f4f6',
    borderRadius: '6px',
    fontFamily: 'Menlo, Consolas, monospace',
    fontSize: '32px',
    fontWeight: '700',
    letterSpacing: '8px',
    lineHeight: '40px',
    margin: '16px 0',
    padding: '16px 8px 16px 16px',
    textAlign: 'center',
  } as const;
  return createElement('p', { style }, digits);
}

const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u;

/**
 * Greets by name only if it looks like one. Anyone can make the shop send a mail to a stranger, so a "name" with a link
 * or a message in it would make the shop send spam (threats T25).
 */
export function greeting(name: string) {
  return paragraph(plainName.test(name) ? `Hello ${name},` : 'Hello,');
}
