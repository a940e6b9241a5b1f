import HistoryIcon from 'icon:rotate-ccw-clock';
import SearchXIcon from 'icon:search-x';
import { actionsOf, auditAreas } from '../../../shared/audit.ts';
import { inPageLanguage } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { adminAuditWords as words } from '../../words/admin-audit-words.ts';
import type { FiltersOf } from '../kit/list-filters.tsx';
import { ListFrame } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { PageFailure } from '../kit/page-states.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import { ResultsRegion } from '../list/list-results.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/audit-page.ts';
import { AuditEntries } from './audit-entries.tsx';
import { type AuditState, auditList, fromNewest } from './audit-list.ts';

const route = listRoute({
  list: auditList,
  words,
  read: (call, { page: _, ...query }) => call('GET /audit', { query: { ...query, ...inPageLanguage } }),
  also: async (call) => ({ people: await call('GET /audit/people', {}) }),
});

export const { meta, clientLoader } = route;

export const handle = {
  ...route.handle,
  failure: { title: words.errorTitle, failed: words.failed, tryAgain: words.tryAgain },
};

export const ErrorBoundary = PageFailure;

type Loaded = Route.ComponentProps['loaderData'];

/** What the staff did, with filters (requirements: Audit history). */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { found, people } = loaderData;
  const { state, isLoading, isRefreshing, readAgain } = useAdminList(auditList, loaderData.state);
  const exported = auditList.change(state, fromNewest);
  return (
    <ListFrame
      list={auditList}
      loaded={loaderData}
      words={{ title: words.title, errorTitle: words.errorTitle }}
      actions={
        <>
          <DownloadLink href={auditList.exportUrl(exported, '/api/audit/export')} text={words.export} />
          <RefreshButton text={words.refresh} isRefreshing={isRefreshing} onRefresh={readAgain} />
        </>
      }
      filters={filtersWith(people)}
    >
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
    </ListFrame>
  );
}

function filtersWith(people: Loaded['people']): FiltersOf<typeof auditList> {
  const { filters } = words;
  const names = people.map(({ _id, name }) => [_id, name]);
  return {
    label: filters.label,
    columns: 'grid-cols-2 max-md:*:last:col-span-2 md:grid-cols-[1fr_1.5fr_1fr_1fr_auto]',
    fields: [
      {
        name: 'person',
        label: filters.person,
        options: { '': filters.anyone, ...Object.fromEntries(names) },
      },
      { name: 'action', label: filters.action, options: <ActionOptions /> },
      { days: filters },
    ],
    apply: filters.apply,
    always: fromNewest,
  };
}

function ActionOptions() {
  const { filters } = words;
  return (
    <>
      <option value="">{filters.anything}</option>
      {auditAreas.map((area) => (
        <optgroup key={area} label={words.areas[area]}>
          <option value={area}>{filters.all(words.areas[area])}</option>
          <Options of={actionsOf(area)} text={(action) => words.actions[action]()} />
        </optgroup>
      ))}
    </>
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
