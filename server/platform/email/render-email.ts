import { compile } from 'html-to-text';
import { type CSSProperties, createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, type Language, rootLanguage } from '../../../shared/values/languages.ts';
import { withoutMarks } from './isolated.ts';
import { mailWords } from './mail-language.ts';

const shopName = 'Saha';

/** The language of the mail that is being rendered. Tables and cells say its direction, because Gmail drops the page's. */
const MailLanguage = createContext<Language>(rootLanguage);

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
  language: Language;
  subject: string;
  /** The line that mail programs show after the subject. */
  preview: string;
  title: string;
  /** The address for questions; absent in mails to the shop itself. */
  supportEmail?: string;
  /** The closing lines of mails to customers, as the settings have them. */
  closing?: string;
  /** The address of the shop's logo, which stands in place of its name. */
  logo?: string;
  children: ReactNode[];
};

/** A mail of the shop, as HTML and as plain text. The functions below make its children. */
export function renderEmail({ language, subject, ...content }: EmailContent) {
  const dir = directionOf(language);
  const page = createElement('html', { lang: language, dir }, head(content), body(content, language));
  const html = `<!doctype html>${renderToStaticMarkup(createElement(MailLanguage, { value: language }, page))}`;
  return { subject: withoutMarks(subject), html, text: plainText[dir](html) };
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
    createElement('title', null, withoutMarks(preview)),
  );
}

type BodyContent = Omit<EmailContent, 'language' | 'subject'>;

function body(
  { preview, title, supportEmail, closing = '', logo = '', children }: BodyContent,
  language: Language,
) {
  const sheet = { backgroundColor: '#ffffff', borderRadius: '8px', margin: '0 auto', maxWidth: '560px' };
  const page = cell(
    { padding: '24px' },
    createElement('p', { style: { ...font, ...shopNameText } }, logo ? logoPicture(logo) : shopName),
    createElement('h1', { style: { ...font, fontSize: '22px', margin: '16px 0' } }, ...isolating(title)),
    ...children,
    ...(supportEmail ? foot(mailWords[language].frame.questions(supportEmail), closing) : []),
  );
  const backgroundColor = '#f3f4f6';
  return createElement(
    'body',
    { style: { backgroundColor, margin: '0' } },
    previewLine(preview),
    row({}, cell({ backgroundColor, padding: '24px 12px' }, row(sheet, page))),
  );
}

/** Programs that load no pictures show the name, in the same look. */
function logoPicture(src: string) {
  return createElement('img', { src, alt: shopName, height: 40, style: { border: '0', height: '40px' } });
}

const shopNameText = { color: green, fontSize: '20px', fontWeight: '700', margin: '0' };

/** Mail programs fill up the preview line with the following text; the invisible characters prevent that. */
function previewLine(words: string) {
  const style = { display: 'none', maxHeight: '0', overflow: 'hidden' };
  return createElement(
    'div',
    { style, 'data-skip-in-text': true },
    ...isolating(words),
    '\u200c\u00a0'.repeat(100),
  );
}

function foot(words: string, closing: string) {
  const style = { ...bodyText, color: '#4b5563', fontSize: '14px', lineHeight: '20px' };
  return [
    divider('24px 0 16px'),
    createElement('p', { style }, ...isolating(words)),
    ...closing
      .split('\n')
      .filter(Boolean)
      .map((line) =>
        createElement('p', { key: line, dir: 'auto', style: { ...style, marginTop: '8px' } }, line),
      ),
  ];
}

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

const markOf: Record<string, string> = { ltr: '\u2066', rtl: '\u2067' };

const arabicSelectors = [
  { selector: 'bdi', format: 'isolate' },
  { selector: 'h1', options: { uppercase: false } },
];

/** Compiled once, because compiling takes longer than converting a mail. */
const plainText = { ltr: plainTextOf('ltr'), rtl: plainTextOf('rtl') };

function plainTextOf(dir: 'ltr' | 'rtl') {
  return compile({
    wordwrap: false,
    formatters: {
      isolate(element, walk, builder) {
        builder.addInline(markOf[element.attribs.dir ?? ''] ?? '\u2068');
        walk(element.children, builder);
        builder.addInline('\u2069');
      },
    },
    selectors: [
      { selector: '[data-skip-in-text=true]', format: 'skip' },
      { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      // Parts need marks only between Arabic words, and only Latin headings have capitals.
      ...(dir === 'rtl' ? arabicSelectors : []),
    ],
  });
}

/** A full-width table with one row: in Outlook only table cells can have a width and padding. */
export function row(style: CSSProperties, ...cells: ReactNode[]) {
  return createElement(Row, { style }, ...cells);
}

type PartProps = { style: CSSProperties; children?: ReactNode };

function Row({ style: { width = '100%', ...style }, children }: PartProps) {
  const dir = directionOf(useContext(MailLanguage));
  const attributes = { role: 'presentation', dir, width, border: 0, cellPadding: 0, cellSpacing: 0 };
  const line = createElement('tbody', null, createElement('tr', null, children));
  return createElement('table', { ...attributes, style }, line);
}

/** Its text begins at the start of the line or, with `end`, ends there: old mail programs know only `left` and `right`. */
export function cell(style: CSSProperties, ...children: ReactNode[]) {
  return createElement(Cell, { style }, ...children);
}

function Cell({ style, children }: PartProps) {
  const dir = directionOf(useContext(MailLanguage));
  const isAtRight = (style.textAlign === 'end') === (dir === 'ltr');
  const textAlign = isAtRight ? 'right' : 'left';
  return createElement('td', { dir, style: { ...style, textAlign } }, children);
}

/** A paragraph of plain text; HTML in it is escaped. */
export function paragraph(words: string, margin = '0 0 12px') {
  return createElement('p', { style: { ...bodyText, margin } }, ...isolating(words));
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
  return createElement(PlainLink, { href });
}

function PlainLink({ href }: { href: string }) {
  const { deadButton } = mailWords[useContext(MailLanguage)].frame;
  const link = createElement('a', { href, target: '_blank', dir: 'ltr', style: addressText }, href);
  const style = { ...bodyText, margin: '0 0 12px' };
  return createElement('p', { style, 'data-skip-in-text': true }, deadButton, link);
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
  const { hello, helloNamed } = mailWords[useContext(MailLanguage)].frame;
  return paragraph(isPlainName(name) ? helloNamed(name) : hello);
}
