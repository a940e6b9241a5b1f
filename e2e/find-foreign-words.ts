import type { Page } from '@playwright/test';

/**
 * Names, codes and units that every language writes alike, and what the samples of the tests contain. A random code such
 * as `#4of7kmi2` can contain a word (`of`). Eight lower-case characters are a code only if one of them is a digit, so that
 * words of eight letters are still found. A UUID comes first, because it may begin like such a code.
 */
const sameEverywhere =
  /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b|\b(Saha|A user|An admin|Sign in with Google Button|localhost|Facebook|Instagram|PayPal|Chromium|Chrome|SKU|NIF|NIS|RC|RGPD|ANPDP|Avoir|AI|Stop desk|GTIN|EAN|CSV|csv|PNG|JPG|URL|https|IFU|Pneumono[\w@.]+|yal-\w+|Rapid Livraison|Tentative échouée|absent|Excel|API|Ctrl K|Alt|Shift|Enter|A4|Yalidine|Guepex|Yalitec|Ecotrack|NDJSON|JSON|UTF-8|WhatsApp|Google|Wi-Fi|JavaScript|cookies|DA|SPF|UVA|UVB|STRIDE BP|mg|ml|cm|mcg|IU|UI|NRV|VNR|dz|protectioncivile|Zinc|Vitanoor|Amina|Benali|Didouche|Mourad|rue|Oran|lot)\b|[\w.+-]+@[\w.-]+|\b[A-Z2-7]{4}\u00a0?[A-Z2-7]{4}\b|^[A-Z2-7]{4}$|\b(?=[a-z]*[2-7])[a-z2-7]{8}\b|\b[a-z2-7]{36}\b|w{20,}|µg|https?:\S+|\/[\w/?=&.-]+/g;

const english =
  /(?<!\p{L})(the|and|of|your|you|we|with|for|from|this|that|is|are|was|not|all|add|cart|orders?|products?|search|shipping|saved?|delete|edit|cancel|close|back|next|previous|password|sign|name|address|phone|view|show|hide|more|loading|failed|try|again|price|needs?|category|categories|home|help|sold|choose|required|optional|results?|filters?|brand|quantity|size|total price|subtotal|checkout|customer|users?|settings)(?!\p{L})/iu;

/** A name or a code inside an Arabic text, as its words mark it (docs/languages.md). */
const isolatedPart = /[\u2066\u2068][^\u2069]*\u2069/g;

/** A column of an imported file, such as `name_fr`. Words of the interface begin with a capital. */
const columnName = /^[a-z]+(_[a-z]+)*$/;

/** Texts of an Arabic page in Latin letters, and English ones of a French page. */
export function foreignTexts(texts: string[], language: 'fr' | 'ar') {
  const foreign = language === 'ar' ? /[A-Za-z]{2}/ : english;
  return [...new Set(texts)].filter(
    (text) =>
      foreign.test(text.replace(isolatedPart, ' ').replace(sameEverywhere, ' ')) && !columnName.test(text),
  );
}

/** The texts of a page as a person or a screen reader gets them. A part in another language says so and is left out. */
export function readTexts(page: Page) {
  return page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll('body *')).filter(
      (element) =>
        element.closest('[lang]') === document.documentElement && !element.matches('script, style, noscript'),
    );
    const texts = elements.flatMap(({ childNodes }) =>
      Array.from(childNodes, (node) => (node instanceof Text ? node.data.trim() : '')),
    );
    const labels = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
      elements.map((element) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...texts, ...labels].filter(Boolean);
  });
}

/** The same from the HTML that the server has rendered. */
export function textsIn(html: string) {
  const [head = '', body = ''] = html.split(/<body[^>]*>/);
  const shown = body
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(\w+)\b[^>]*\slang="[\s\S]*?<\/\1>/g, '');
  const labels = [...shown.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const told = [...head.matchAll(/<title>([^<]*)|property="og:(?:title|description)" content="([^"]*)/g)];
  const texts = [
    ...told.map(([, title, content]) => title ?? content ?? ''),
    ...shown.split(/<[^>]*>/),
    ...labels,
  ];
  return texts.map((text) => decode(text).trim()).filter(Boolean);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decode(text: string) {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
