import { type CSSProperties, createElement, type ReactNode } from 'react';

/** The darker green (requirements: Look): text and buttons on white stay readable. */
export const green = '#047857';

const fontFamily = 'Inter, Arial, sans-serif';

export const font = { fontFamily, color: '#111827' };

/** `break-word` also lets table columns be narrower than their longest word. */
export const bodyText = {
  ...font,
  fontSize: '16px',
  lineHeight: '24px',
  margin: '0',
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
} as const;

/** A table of one row, as wide as there is room: the only box that Outlook gives a width and a padding. */
export function row({ width = '100%', ...style }: CSSProperties, ...cells: ReactNode[]) {
  const attributes = { role: 'presentation', width, border: 0, cellPadding: 0, cellSpacing: 0 };
  const line = createElement('tbody', null, createElement('tr', null, ...cells));
  return createElement('table', { ...attributes, style }, line);
}

export function cell(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('td', { style }, ...children);
}

/** A paragraph. Its words are shown as text, never read as HTML. */
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
  // Outlook does not pad links; it pads the cell instead.
  return row(
    { margin: '16px 0', width: 'auto' },
    cell({ backgroundColor: green, borderRadius: '6px', msoPaddingAlt: padding } as CSSProperties, link),
  );
}

/** A link's address itself, for mail programs that show no buttons. In plain text the button is an address already. */
export function plainLink(href: string) {
  const link = createElement('a', { href, target: '_blank', style: addressText }, href);
  const words = 'The button does nothing? Open this address in your browser: ';
  const style = { ...bodyText, margin: '0 0 12px' };
  return createElement('p', { style, 'data-skip-in-text': true }, words, link);
}

const addressText = { color: green, textDecoration: 'none', wordBreak: 'break-all' } as const;

/** Digits to be typed elsewhere. They are spaced by style alone, so a copy has no spaces. */
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
 * Greets by the name if it is one. Anybody can have a mail of ours sent to a stranger's address: a "name" with a link
 * or a message in it would make the shop a sender of spam (threats T25).
 */
export function greeting(name: string) {
  return paragraph(plainName.test(name) ? `Hello ${name},` : 'Hello,');
}
