import { compile } from 'html-to-text';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, type Language } from '../../../shared/values/languages.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import type { MailSender } from '../settings/mail-settings.ts';
import { withoutMarks, withShop } from './isolated.ts';
import { mailWords } from './mail-language.ts';
import { bodyText, cell, divider, font, isolating, MailFrame, row, usualMailColor } from './mail-parts.ts';

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
  /** The name of the shop. */
  shop?: string;
  /** The color of buttons and links, if it is not the usual one. */
  color?: string | undefined;
  /** The sender, if it is not that of the environment. */
  from?: MailSender | undefined;
  children: ReactNode[];
};

/** A mail of the shop, as HTML and as plain text. mail-parts.ts makes its children. */
export function renderEmail({ language, subject, from, ...content }: EmailContent) {
  const { shop = softwareName, color = usualMailColor } = content;
  const dir = directionOf(language);
  const frame = { language, color };
  const page = createElement('html', { lang: language, dir }, head(content), body(content, frame));
  const rendered = renderToStaticMarkup(createElement(MailFrame, { value: frame }, page));
  const html = `<!doctype html>${withShop(rendered, renderToStaticMarkup(shop))}`;
  return {
    subject: withShop(withoutMarks(subject), shop),
    html,
    text: plainText[dir](html),
    ...(from && { from }),
  };
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

type BodyContent = Omit<EmailContent, 'language' | 'subject' | 'from'>;

function body(
  { preview, title, supportEmail, closing = '', logo = '', shop = softwareName, children }: BodyContent,
  { language, color }: { language: Language; color: string },
) {
  const sheet = { backgroundColor: '#ffffff', borderRadius: '8px', margin: '0 auto', maxWidth: '560px' };
  const page = cell(
    { padding: '24px' },
    createElement(
      'p',
      { dir: 'auto', style: { ...font, ...shopNameText, color } },
      logo ? logoPicture(logo, shop) : shop,
    ),
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
function logoPicture(src: string, alt: string) {
  return createElement('img', { src, alt, height: 40, style: { border: '0', height: '40px' } });
}

const shopNameText = { fontSize: '20px', fontWeight: '700', margin: '0' };

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
