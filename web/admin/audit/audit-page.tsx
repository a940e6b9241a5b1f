import HistoryIcon from 'icon:rotate-ccw-clock';
import SearchXIcon from 'icon:search-x';
import { actionsOf, auditAreas } from '../../../shared/audit.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { adminAuditWords as words } from '../../words/admin-audit-words.ts';
import { listStates, PageFailure } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DownloadLink } from '../list/download-link.tsx';
import { DayFilters, ListFilters } from '../list/list-filters.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ResultsRegion } from '../list/list-results.tsx';
import { useAdminList, useFilterDraft } from '../list/use-admin-list.ts';
import type { Route } from './+types/audit-page.ts';
import { AuditEntries } from './audit-entries.tsx';
import { type AuditState, auditList, fromNewest } from './audit-list.ts';

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call, { url }) => {
  const state = auditList.read(url.searchParams);
  const { page: _, ...query } = state;
  const [people, results] = await Promise.all([
    call('GET /audit/people', {}),
    foundOrProblem(call('GET /audit', { query })),
  ]);
  return { state, people, ...results };
}, words.failed);

export const handle = {
  ...listStates(words),
  failure: { title: words.errorTitle, failed: words.failed, tryAgain: words.tryAgain },
};

export const ErrorBoundary = PageFailure;

type Loaded = Route.ComponentProps['loaderData'];

/** What the staff did, with filters (requirements: Audit history). */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { found, problem, people } = loaderData;
  const { state, isLoading, isRefreshing, readAgain } = useAdminList(auditList, loaderData.state);
  const exported = auditList.change(state, fromNewest);
  return (
    <>
      <ListHeading title={words.title}>
        <DownloadLink href={auditList.exportUrl(exported, '/api/audit/export')} text={words.export} />
        <RefreshButton text={words.refresh} isRefreshing={isRefreshing} onRefresh={readAgain} />
      </ListHeading>
      <div className="mt-6">
        <Filters state={state} people={people} />
      </div>
      {state.thing && (
        <div className="mt-4">
          <Alert kind="info">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {words.oneThing}
              <ButtonLink
                kind="secondary"
                to={auditList.url(auditList.change(state, { ...fromNewest, thing: '' }))}
              >
                {words.allThings}
              </ButtonLink>
            </span>
          </Alert>
        </div>
      )}
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <ResultsRegion label={words.list} shown={found} isLoading={isLoading} className="mt-4">
          <div className={isLoading ? 'opacity-50 transition-opacity delay-150 duration-300' : ''}>
            {found.entries.length > 0 ? (
              <AuditEntries entries={found.entries} state={state} />
            ) : (
              <NothingFound state={state} />
            )}
          </div>
          <Pages state={state} found={found} />
        </ResultsRegion>
      )}
    </>
  );
}

function Filters({ state, people }: { state: AuditState; people: Loaded['people'] }) {
  const { draft, fill, show } = useFilterDraft(auditList, state);
  const { filters } = words;
  return (
    <ListFilters
      label={filters.label}
      columns="grid-cols-2 md:grid-cols-[1fr_1.5fr_1fr_1fr_auto]"
      onApply={() => show(fromNewest)}
    >
      <FilterSelect
        label={filters.person}
        value={draft.person}
        onChoose={(person) => show({ ...fromNewest, person })}
      >
        <option value="">{filters.anyone}</option>
        {people.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={filters.action}
        value={draft.action}
        onChoose={(action) => show({ ...fromNewest, action })}
      >
        <option value="">{filters.anything}</option>
        {auditAreas.map((area) => (
          <optgroup key={area} label={words.areas[area]}>
            <option value={area}>{filters.all(words.areas[area])}</option>
            {actionsOf(area).map((action) => (
              <option key={action} value={action}>
                {words.actions[action]()}
              </option>
            ))}
          </optgroup>
        ))}
      </FilterSelect>
      <DayFilters labels={filters} values={draft} onFill={fill} />
      <div className="max-md:col-span-2">
        <Button type="submit" kind="secondary" wide>
          {filters.apply}
        </Button>
      </div>
    </ListFilters>
  );
}

function NothingFound({ state }: { state: AuditState }) {
  const { title, none, filtered } = words.empty;
  const isFiltered = auditList.isFiltered(state) || state.before !== '' || state.after !== '';
  return (
    <EmptyState
      icon={isFiltered ? SearchXIcon : HistoryIcon}
      title={title}
      text={isFiltered ? filtered : none}
    >
      {isFiltered && <ButtonLink to={auditList.path}>{words.filters.clear}</ButtonLink>}
    </EmptyState>
  );
}

type PagesProps = { state: AuditState; found: NonNullable<Loaded['found']> };

/** Links to the entries before and after the shown ones. Pages have no numbers, because nobody counts the entries. */
function Pages({ state, found: { newer, older } }: PagesProps) {
  if (!newer && !older) return null;
  const at = (place: Partial<typeof fromNewest>) => auditList.url({ ...state, ...fromNewest, ...place });
  return (
    <nav aria-label={words.pages} className="mt-6 flex flex-wrap justify-center gap-3">
      {newer && (
        <>
          <ButtonLink kind="secondary" to={at({})}>
            {words.newest}
          </ButtonLink>
          <ButtonLink kind="secondary" to={at({ after: newer })}>
            {words.newer}
          </ButtonLink>
        </>
      )}
      {older && (
        <ButtonLink kind="secondary" to={at({ before: older })}>
          {words.older}
        </ButtonLink>
      )}
    </nav>
  );
}
