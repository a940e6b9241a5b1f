import type { Board } from '../../../shared/confirmation/confirmation-measures.ts';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { ListFilters } from '../kit/list-filters.tsx';
import { ListFrame } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { ResultsRegion } from '../list/list-results.tsx';
import type { Route } from './+types/board-page.ts';
import { boardList } from './board-list.ts';
import { CallsToday } from './calls-today.tsx';
import { ConfirmationHeading } from './confirmation-heading.tsx';
import { MeasureTable } from './measure-table.tsx';

const words = adminConfirmationWords.board;

export const { meta, clientLoader, handle } = listRoute({
  list: boardList,
  words: { title: adminConfirmationWords.sections.board, loading: words.loading, failed: words.failed },
  heading: adminConfirmationWords.title,
  async read(call, query) {
    const [board, measures] = await Promise.all([
      call('GET /confirmation/board', {}),
      call('GET /confirmation/measures', { query }),
    ]);
    return { board, measures };
  },
});

/** What there is to do, who calls when, and how well orders are confirmed (requirements: Board). */
export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <ListFrame
      list={boardList}
      loaded={loaderData}
      words={adminConfirmationWords}
      heading={() => <ConfirmationHeading current="board" />}
    >
      {({ state, isLoading }) =>
        found && (
          <div className="mt-5 grid grid-cols-1 gap-5">
            <ToDo board={found.board} />
            <Card title={words.today}>
              <CallsToday calls={found.board.calls} />
            </Card>
            <div>
              <h2 className="mb-3 font-semibold text-lg">{words.measures}</h2>
              <ListFilters
                list={boardList}
                state={state}
                label={words.filters.label}
                columns="grid-cols-2 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_auto] md:*:first:col-span-1"
                fields={[
                  { name: 'by', label: words.filters.by, options: words.by },
                  { days: words.filters, shown: found.measures },
                ]}
                apply={words.filters.apply}
              />
              <ResultsRegion label={words.measures} shown={found} isLoading={isLoading} className="mt-4">
                <MeasureTable measures={found.measures} />
              </ResultsRegion>
            </div>
          </div>
        )
      }
    </ListFrame>
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
