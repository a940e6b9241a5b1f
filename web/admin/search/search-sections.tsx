import { adminSearchWords } from '../../words/admin-search-words.ts';
import { SectionLinks } from '../list/section-links.tsx';

type Section = keyof typeof adminSearchWords.tabs;

const addresses: Record<Section, string> = {
  searches: '/admin/search',
  few: '/admin/search?few=true',
  synonyms: '/admin/search/synonyms',
  notSold: '/admin/search/not-sold',
  pins: '/admin/search/pins',
};

/** The parts of the back office about the search, as tabs. */
export function SearchSections({ current }: { current: Section }) {
  return (
    <SectionLinks
      label={adminSearchWords.sections}
      sections={adminSearchWords.tabs}
      hrefOf={(name) => addresses[name]}
      current={current}
    />
  );
}
