import SearchIcon from 'icon:search';
import SearchXIcon from 'icon:search-x';
import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { hardlyAny, searchPeriods } from '../../../shared/search/admin-search.ts';
import { languages } from '../../../shared/values/languages.ts';
import { Badge } from '../../ui/badge.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { languageNames } from '../../words/language-names.ts';
import type { FiltersOf } from '../kit/list-filters.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/searches-page.ts';
import { searchList } from './search-list.ts';
import { SearchSections } from './search-sections.tsx';

const words = adminSearchWords.searches;

type Term = ReplyFrom<'GET /search/terms'>['terms'][number];

export const { meta, clientLoader, handle } = listRoute({
  list: searchList,
  words,
  read: (call, { page: pageNumber, ...query }) =>
    call('GET /search/terms', { query: { ...query, pageNumber } }),
});

/** What shoppers searched, and what found hardly anything (requirements: Searches). */
export default function SearchesPage({ loaderData }: Route.ComponentProps) {
  const { few } = loaderData.state;
  return (
    <ListPage
      list={searchList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/search/terms/export"
      sections={<SearchSections current={few ? 'few' : 'searches'} />}
      lead={few ? words.fewLead(hardlyAny) : words.lead}
      filters={filters}
      label={words.list}
      rowsOf={({ terms }) => terms.map((term) => ({ ...term, _id: term.term }))}
      summary={({ count, searches }) => words.found(count, searches)}
      empty={{ icon: SearchIcon, filteredIcon: SearchXIcon, words: words.empty }}
    >
      {(terms) => <RowList rows={terms}>{(term) => <Row term={term} />}</RowList>}
    </ListPage>
  );
}

const { filters: filterWords } = words;

/** Selects take effect at once, words with Enter. */
const filters: FiltersOf<typeof searchList> = {
  label: filterWords.label,
  columns: 'grid-cols-1 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]',
  fields: [
    { keyword: filterWords.keyword },
    {
      name: 'days',
      label: filterWords.days,
      options: Object.fromEntries(searchPeriods.map((days) => [days, filterWords.period(Number(days))])),
    },
    {
      name: 'language',
      label: filterWords.language,
      options: (
        <>
          <option value="">{filterWords.anyLanguage}</option>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </>
      ),
    },
  ],
};

function Row({ term: { sample, languages, searches, clicks, found } }: { term: Term }) {
  const { columns } = words;
  const typed = encodeURIComponent(sample);
  const percent = searches === 0 ? 0 : Math.min(100, Math.round((100 * clicks) / searches));
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 p-3 text-sm sm:px-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere font-medium">
          <bdi>{sample}</bdi>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
          {languages.map((language) => (
            <span key={language} lang={language}>
              {languageNames[language]}
            </span>
          ))}
          {found === 0 && <Badge tone="warning">{words.nothing}</Badge>}
        </p>
      </div>
      <dl className="grid grid-cols-4 gap-x-4 text-end max-sm:w-full max-sm:text-start">
        <Figure name={columns.searches} value={formatNumber(searches)} />
        <Figure name={columns.clicks} value={formatNumber(clicks)} />
        <Figure name={columns.rate} value={words.rate(percent)} />
        <Figure name={columns.products} value={formatNumber(found)} />
      </dl>
      <p className="flex flex-wrap gap-x-5 *:inline-flex *:min-h-11 *:items-center *:font-medium *:text-brand-strong *:hover:underline max-sm:w-full sm:gap-x-4">
        <Link to={`/products?keyword=${typed}`} aria-label={words.resultsOf(sample)}>
          {words.results}
        </Link>
        <Link to={`/admin/search/synonyms/new?word=${typed}`} aria-label={words.addSynonymTo(sample)}>
          {words.addSynonym}
        </Link>
        <Link to={`/admin/search/pins/new?term=${typed}`} aria-label={words.pinTo(sample)}>
          {words.pin}
        </Link>
      </p>
    </li>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse sm:w-20">
      <dt className="text-ink-muted text-xs">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
