import { formatNumber, plural } from './formats.ts';

/** Words of what shoppers search, and of what administrators do about it. */
export const adminSearchWords = {
  sections: 'Parts of the search',
  tabs: { searches: 'Most Searched', few: 'Found Hardly Anything' },
  searches: {
    title: 'Search',
    lead: 'What shoppers searched, without who they are. Searches are kept for 90 days.',
    fewLead: (most: number) =>
      `Searches that found nothing, or at most ${most} products. A synonym or a pinned product may help.`,
    list: 'Searches',
    loading: 'Loading searches…',
    failed: 'Failed to fetch the searches',
    errorTitle: 'Error Loading Searches',
    export: 'Export',
    exportHint: 'Download the searches that match the filters as a CSV file',
    filters: {
      label: 'Filters',
      keyword: 'Search',
      keywordPlaceholder: 'Words of a search...',
      days: 'Period',
      period: (days: number) => `Last ${days} Days`,
      language: 'Language',
      anyLanguage: 'Any Language',
      apply: 'Apply',
    },
    found: (terms: number, searches: number) =>
      `${plural(terms, { one: '1 term', other: `${formatNumber(terms)} terms` })}, ${plural(searches, {
        one: 'searched once',
        other: `searched ${formatNumber(searches)} times`,
      })}`,
    columns: {
      term: 'Term',
      searches: 'Searches',
      clicks: 'Clicks',
      rate: 'Click rate',
      products: 'Products',
    },
    rate: (percent: number) => `${percent} %`,
    nothing: 'Nothing found',
    results: 'See Results',
    resultsOf: (term: string) => `See Results for ${term}`,
    empty: {
      title: 'No searches found',
      none: 'Nobody has searched in this period.',
      filtered: 'No search matches these filters.',
    },
  },
};
