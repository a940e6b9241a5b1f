import { convert } from 'html-to-text';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodyText, cell, divider, font, green, row } from './email-parts.ts';

export const shopName = 'Saha';

type EmailContent = {
  /** The line that mail programs show after the subject. */
  preview: string;
  title: string;
  /** The address for questions; absent in mails to the shop itself. */
  supportEmail?: string;
  children: ReactNode[];
};

/** The frame of every mail of the shop, as HTML and as plain text. */
export function renderEmail(content: EmailContent) {
  const page = createElement('html', { lang: 'en', dir: 'ltr' }, head(content), body(content));
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  return { html, text: toPlainText(html) };
}

function head({ preview }: EmailContent) {
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

function body({ preview, title, supportEmail, children }: EmailContent) {
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

const toPlainText = (html: string) =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: '[data-skip-in-text=true]', format: 'skip' },
      { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ],
  });
