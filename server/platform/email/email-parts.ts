import { createElement } from 'react';
import { Button, Hr, Link, Section, Text } from 'react-email';
import { bodyText, fontFamily, green } from './email-layout.ts';

/** A paragraph; whatever is given is shown as text, never as HTML. */
export function paragraph(words: string) {
  return createElement(Text, { style: { ...bodyText, margin: '0 0 12px' } }, words);
}

export function heading(words: string) {
  const bold = createElement(Text, { style: { ...bodyText, fontWeight: '700' } }, words);
  return createElement(Section, { style: { margin: '16px 0 4px' } }, bold);
}

export function divider() {
  return createElement(Hr);
}

export function linkButton(href: string, words: string) {
  const style = {
    backgroundColor: green,
    borderRadius: '6px',
    color: '#ffffff',
    fontFamily,
    fontSize: '16px',
    margin: '16px 0',
    padding: '12px 20px',
  };
  return createElement(Button, { href, style }, words);
}

const notInPlainText = { 'data-skip-in-text': true };

/** A link's address itself, for mail programs that show no buttons. In plain text the button is an address already. */
export function plainLink(href: string) {
  const link = createElement(Link, { href, style: { color: green, wordBreak: 'break-all' } }, href);
  const words = 'The button does nothing? Open this address in your browser: ';
  const style = { ...bodyText, margin: '0 0 12px' };
  return createElement(Text, { style, ...notInPlainText }, words, link);
}

/** Something to be typed elsewhere. The spaces between its signs are style: copied, it has none. */
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
  return createElement(Text, { style }, digits);
}

const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u;

/**
 * Greets by the name if it is one. Anybody can have a mail of ours sent to a stranger's address: a "name" with a link
 * or a message in it would make the shop a sender of spam (threats T25).
 */
export function greeting(name: string) {
  return paragraph(plainName.test(name) ? `Hello ${name},` : 'Hello,');
}
