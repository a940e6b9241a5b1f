import type { OwnPage } from '../../../shared/settings/own-pages.ts';
import { aboutWords } from '../../words/about-words.ts';
import { pageWords } from '../../words/page-words.ts';
import { privacyWords } from '../../words/privacy-words.ts';
import { refundWords } from '../../words/refund-words.ts';
import { termsWords } from '../../words/terms-words.ts';

const support = { to: '/contact', text: pageWords.legal.contactPage };

type Text = string | ((shop: string) => string);

type Section = {
  heading: string;
  paragraphs: Text[];
  items?: string[];
  links?: { to: string; text: string }[];
  showsSupport?: boolean;
};

/** The usual text of a page in the language of this build, as Markdown from which a merchant can start. */
export function usualPage(page: OwnPage, shop: string) {
  const inShop = (text: Text) => (typeof text === 'function' ? text(shop) : text);
  const ofSection = ({ heading, paragraphs, items = [], links = [], showsSupport }: Section) => [
    `## ${heading}`,
    ...paragraphs.map(inShop),
    ...listOf(items),
    ...[...links, ...(showsSupport ? [support] : [])].map(({ to, text }) => `[${text}](${to})`),
  ];
  const sections = {
    terms: termsWords.sections,
    privacy: privacyWords.sections,
    refund: refundWords.sections,
  };
  const parts = page === 'about' ? aboutParts(inShop) : sections[page].flatMap(ofSection);
  return parts.join('\n\n');
}

function aboutParts(inShop: (text: Text) => string) {
  const { lead, story, carried, notCarried, valuesTitle, values } = aboutWords;
  return [
    ...[lead, ...story].map(inShop),
    ...[carried, notCarried].flatMap(({ title, items }) => [`## ${title}`, ...listOf(items)]),
    `## ${valuesTitle}`,
    ...values.flatMap(({ title, text }) => [`### ${title}`, text]),
  ];
}

function listOf(items: string[]) {
  return items.length > 0 ? [items.map((item) => `- ${item}`).join('\n')] : [];
}
