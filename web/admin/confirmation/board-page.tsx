import type { Call, ReplyFrom } from '../../../shared/api.ts';
import type { Board } from '../../../shared/confirmation-measures.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DayFilters, ListFilters } from '../list/list-filters.tsx';
import { ListProblem, ResultsRegion } from '../list/list-results.tsx';
import { useAdminList, useFilterDraft } from '../list/use-admin-list.ts';
import type { Route } from './+types/board-page.ts';
import { boardList } from './board-list.ts';
import { CallsToday } from './calls-today.tsx';
import { ConfirmationHeading } from './confirmation-heading.tsx';
import { MeasureTable } from './measure-table.tsx';

const words = adminConfirmationWords.board;

export function meta() {
  return pageMeta({ title: adminConfirmationWords.sections.board });
}

async function readBoth(call: Call, query: ReturnType<typeof boardList.read>) {
  const [board, measures] = await Promise.all([
    call('GET /confirmation/board', {}),
    call('GET /confirmation/measures', { query }),
  ]);
  return { board, measures };
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = boardList.read(url.searchParams);
  return { state, ...(await foundOrProblem(readBoth(call, state))) };
}, words.failed);

export const handle = listStates({ title: adminConfirmationWords.title, loading: words.loading });

/** What there is to do, who calls when, and how well orders are confirmed (requirements: Board). */
export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const { state, isLoading, readAgain } = useAdminList(boardList, loaderData.state);
  return (
    <>
      <ConfirmationHeading current="board" />
      <ListProblem title={adminConfirmationWords.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <div className="mt-5 grid grid-cols-1 gap-5">
          <ToDo board={found.board} />
          <Card title={words.today}>
            <CallsToday calls={found.board.calls} />
          </Card>
          <div>
            <h2 className="mb-3 font-semibold text-lg">{words.measures}</h2>
            <Choices state={state} measures={found.measures} />
            <ResultsRegion label={words.measures} shown={found} isLoading={isLoading} className="mt-4">
              <MeasureTable measures={found.measures} />
            </ResultsRegion>
          </div>
        </div>
      )}
    </>
  );
}

function ToDo({ board }: { board: Board }) {
  const { queue, ending, held } = board;
  const figures = [
    [words.due, queue.due],
    [words.fresh, queue.fresh],
    [words.later, queue.later],
    [words.ending, ending],
  ] as const;
  return (
    <section aria-label={words.toDo}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {figures.map(([name, count]) => (
          <div key={name} className="rounded-card border border-line bg-surface p-4">
            <dt className="text-ink-muted text-sm">{name}</dt>
            <dd className="mt-0.5 font-bold text-xl tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-muted text-sm">
        {held.length === 0
          ? words.nobody
          : held.map(({ name, until }) => words.holds(name, formatDateTime(until))).join(' · ')}
      </p>
    </section>
  );
}

type ChoicesProps = {
  state: ReturnType<typeof boardList.read>;
  measures: ReplyFrom<'GET /confirmation/measures'>;
};

function Choices({ state, measures }: ChoicesProps) {
  const { draft, fill, show } = useFilterDraft(boardList, state);
  return (
    <ListFilters
      label={words.filters.label}
      columns="grid-cols-2 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_auto] md:*:first:col-span-1"
      onApply={show}
    >
      <FilterSelect label={words.filters.by} value={draft.by} onChoose={(by) => show({ by })}>
        {Object.entries(words.by).map(([by, text]) => (
          <option key={by} value={by}>
            {text}
          </option>
        ))}
      </FilterSelect>
      <DayFilters
        labels={words.filters}
        values={{
          startDate: draft.startDate || measures.startDate,
          endDate: draft.endDate || measures.endDate,
        }}
        onFill={fill}
      />
      <div className="md:pb-0.5">
        <Button type="submit" kind="secondary">
          {words.filters.apply}
        </Button>
      </div>
    </ListFilters>
  );
}
