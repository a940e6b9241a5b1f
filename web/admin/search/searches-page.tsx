import SearchIcon from 'icon:search';
import SearchXIcon from 'icon:search-x';
import { Link } from 'react-router';
import { hardlyAny, searchPeriods } from '../../../shared/admin-search.ts';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { languages } from '../../../shared/languages.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Badge } from '../../ui/badge.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { languageNames } from '../../words/language-names.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DownloadLink } from '../list/download-link.tsx';
import { KeywordField, ListFilters } from '../list/list-filters.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList, useFilterDraft } from '../list/use-admin-list.ts';
import type { Route } from './+types/searches-page.ts';
import { type SearchListState, searchList } from './search-list.ts';
import { SearchSections } from './search-sections.tsx';

const words = adminSearchWords.searches;

type Term = ReplyFrom<'GET /search/terms'>['terms'][number];

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = searchList.read(url.searchParams);
  const { page: pageNumber, ...query } = state;
  const results = await foundOrProblem(call('GET /search/terms', { query: { ...query, pageNumber } }));
  return { state, ...results };
}, words.failed);

export const handle = listStates(words);

/** What shoppers searched, and what found hardly anything (requirements: Searches). */
export default function SearchesPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const { state, isLoading, readAgain } = useAdminList(searchList, loaderData.state);
  return (
    <>
      <ListHeading title={words.title}>
        <DownloadLink
          href={searchList.exportUrl(state, '/api/search/terms/export')}
          title={words.exportHint}
          text={words.export}
        />
      </ListHeading>
      <SearchSections current={state.few ? 'few' : 'searches'} />
      <p className="mt-4 text-ink-muted text-sm">{state.few ? words.fewLead(hardlyAny) : words.lead}</p>
      <div className="mt-4">
        <Filters state={state} />
      </div>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <ListResults
          label={words.list}
          list={searchList}
          {...{ state, found, isLoading }}
          toolbar={
            <p aria-live="polite" className="mb-3 text-ink-muted text-sm">
              {words.found(found.count, found.searches)}
            </p>
          }
          empty={{ icon: SearchIcon, filteredIcon: SearchXIcon, words: words.empty }}
        >
          {found.terms.length > 0 && <Rows terms={found.terms} />}
        </ListResults>
      )}
    </>
  );
}

/** Selects take effect at once, words with Enter. */
function Filters({ state }: { state: SearchListState }) {
  const { draft, fill, show } = useFilterDraft(searchList, state);
  const { filters } = words;
  return (
    <ListFilters
      label={filters.label}
      columns="grid-cols-1 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]"
      onApply={() => show()}
    >
      <KeywordField
        label={filters.keyword}
        placeholder={filters.keywordPlaceholder}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect label={filters.days} value={state.days} onChoose={(days) => show({ days })}>
        {searchPeriods.map((days) => (
          <option key={days} value={days}>
            {filters.period(Number(days))}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={filters.language}
        value={draft.language}
        onChoose={(language) => show({ language })}
      >
        <option value="">{filters.anyLanguage}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </FilterSelect>
    </ListFilters>
  );
}

function Rows({ terms }: { terms: Term[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {terms.map((term) => (
        <Row key={term.term} term={term} />
      ))}
    </ul>
  );
}

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
