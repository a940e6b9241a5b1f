import { type CSSProperties, createContext, createElement, type ReactNode, useContext } from 'react';
import { usualPalette } from '../../../shared/settings/palette.ts';
import { directionOf, type Language } from '../../../shared/values/languages.ts';
import { mailWords } from './mail-language.ts';

// The parts of which mails are made. `render-email.ts` puts them into a frame.

/** The darker green (requirements: Look), readable as text and on buttons. */
export const usualMailColor = usualPalette.strong;

/**
 * The language and the color of the mail that is being rendered. Tables and cells say their direction, because Gmail drops
 * that of the page.
 */
export const MailFrame = createContext<{ language: Language; color: string }>({
  language: 'en',
  color: usualMailColor,
});

export const fontFamily = 'Inter, Arial, sans-serif';

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
const directions = new Map([
  ['\u2066', { dir: 'ltr' }],
  ['\u2067', { dir: 'rtl' }],
  ['\u2068', null],
]);

/** The words, with an element for each part that keeps its own direction (isolated.ts). Parts may contain others. */
export function isolating(words: string): ReactNode[] {
  const nodes: ReactNode[][] = [[]];
  const marks: string[] = [];
  for (const part of words.split(/([\u2066-\u2069])/).filter(Boolean)) {
    if (directions.has(part)) {
      marks.push(part);
      nodes.push([]);
    } else if (part !== '\u2069') {
      nodes.at(-1)?.push(part);
    } else if (marks.length > 0) {
      const inner = nodes.pop() ?? [];
      nodes.at(-1)?.push(createElement('bdi', directions.get(marks.pop() ?? ''), ...inner));
    }
  }
  return nodes.flat();
}

/** A full-width table with one row: in Outlook only table cells can have a width and padding. */
export function row(style: CSSProperties, ...cells: ReactNode[]) {
  return createElement(Row, { style }, ...cells);
}

type PartProps = { style: CSSProperties; children?: ReactNode };

function Row({ style: { width = '100%', ...style }, children }: PartProps) {
  const dir = directionOf(useContext(MailFrame).language);
  const attributes = { role: 'presentation', dir, width, border: 0, cellPadding: 0, cellSpacing: 0 };
  const line = createElement('tbody', null, createElement('tr', null, children));
  return createElement('table', { ...attributes, style }, line);
}

/** Its text begins at the start of the line or, with `end`, ends there: old mail programs know only `left` and `right`. */
export function cell(style: CSSProperties, ...children: ReactNode[]) {
  return createElement(Cell, { style }, ...children);
}

function Cell({ style, children }: PartProps) {
  const dir = directionOf(useContext(MailFrame).language);
  const isAtRight = (style.textAlign === 'end') === (dir === 'ltr');
  const textAlign = isAtRight ? 'right' : 'left';
  return createElement('td', { dir, style: { ...style, textAlign } }, children);
}

/** A paragraph of plain text; HTML in it is escaped. */
export function paragraph(words: string, margin = '0 0 12px') {
  return createElement('p', { style: { ...bodyText, margin } }, ...isolating(words));
}

export function heading(words: string) {
  return createElement(
    'p',
    { style: { ...bodyText, fontWeight: '700', margin: '16px 0 4px' } },
    ...isolating(words),
  );
}

export function divider(margin = '8px 0') {
  return createElement('hr', { style: { border: 'none', borderTop: '1px solid #eaeaea', margin } });
}

export function linkButton(href: string, words: string) {
  return createElement(LinkButton, { href, words });
}

function LinkButton({ href, words }: { href: string; words: string }) {
  const padding = '12px 20px';
  const text = { color: '#ffffff', fontFamily, fontSize: '16px', lineHeight: '20px' };
  const link = createElement(
    'a',
    { href, target: '_blank', style: { ...text, display: 'inline-block', padding, textDecoration: 'none' } },
    words,
  );
  const backgroundColor = useContext(MailFrame).color;
  // Outlook ignores the padding of links, so the cell has it.
  return row(
    { margin: '16px 0', width: 'auto' },
    cell({ backgroundColor, borderRadius: '6px', msoPaddingAlt: padding } as CSSProperties, link),
  );
}

/** A link that shows its address, for mail programs without buttons. In plain text the button shows it already. */
export function plainLink(href: string) {
  return createElement(PlainLink, { href });
}

function PlainLink({ href }: { href: string }) {
  const { language, color } = useContext(MailFrame);
  const { deadButton } = mailWords[language].frame;
  const addressText = { color, textDecoration: 'none', wordBreak: 'break-all' } as const;
  const link = createElement('a', { href, target: '_blank', dir: 'ltr', style: addressText }, href);
  const style = { ...bodyText, margin: '0 0 12px' };
  return createElement('p', { style, 'data-skip-in-text': true }, deadButton, link);
}

/** An inconspicuous link after some words, for something that few readers want. */
export function textLink(before: string, { href, words }: { href: string; words: string }) {
  return createElement(TextLink, { before, href, words });
}

function TextLink({ before, href, words }: { before: string; href: string; words: string }) {
  const { color } = useContext(MailFrame);
  const link = createElement('a', { href, target: '_blank', style: { color } }, words);
  return createElement('p', { style: { ...bodyText, margin: '0 0 12px' } }, before, link);
}

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
  return createElement('p', { dir: 'ltr', style }, digits);
}

const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,3}$/u;

/**
 * Whether a text that anyone may have typed looks like a name: at most four words of letters. It then has no address, no
 * phone number and hardly a message (threats T25).
 */
export function isPlainName(name: string) {
  return name.length <= 40 && plainName.test(name);
}

/**
 * Greets by name only if it looks like one. Anyone can make the shop send a mail to a stranger, so a "name" with a link
 * or a message in it would make the shop send spam (threats T25).
 */
export function greeting(name: string) {
  return createElement(Greeting, { name });
}

function Greeting({ name }: { name: string }) {
  const { hello, helloNamed } = mailWords[useContext(MailFrame).language].frame;
  return paragraph(isPlainName(name) ? helloNamed(name) : hello);
}
