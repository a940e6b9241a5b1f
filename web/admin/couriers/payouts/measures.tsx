import type { Measure } from '../../../../shared/couriers/payouts.ts';
import { formatDay } from '../../../ui/format-dates.ts';
import { FilterSelect } from '../../../ui/forms/filter-field.tsx';
import { TextOptions } from '../../../ui/forms/options.tsx';
import { adminPayoutsWords } from '../../../words/admin-payouts-words.ts';
import { formatNumber, formatPrice } from '../../../words/formats.ts';
import { wilayaName } from '../../../words/wilaya-names.ts';
import { type Column, DataTable, figureColumns } from '../../kit/data-table.tsx';
import { knownPrice, UncostedLink } from '../../kit/known-price.tsx';

const words = adminPayoutsWords.measures;

type By = keyof typeof words.choices;

type Props = {
  measures: Measure[];
  by: By;
  /** The days on which the parcels ended; blank for the last 90. */
  startDate: string;
  endDate: string;
  onChoose: (by: By) => void;
};

/** How parcels ended, with the profit that is left after the returned ones. */
export function Measures({ measures, by, startDate, endDate, onChoose }: Props) {
  const title = startDate && endDate ? words.titleOf(formatDay(startDate), formatDay(endDate)) : words.title;
  return (
    <section id="measures" aria-label={title} className="mt-10 scroll-mt-20">
      <h2 className="font-semibold text-lg">{title}</h2>
      <div className="mt-3 max-w-60">
        <FilterSelect label={words.by} value={by} onChoose={(chosen) => onChoose(chosen as By)}>
          <TextOptions texts={words.choices} />
        </FilterSelect>
      </div>
      {measures.length === 0 ? (
        <p className="mt-4 text-ink-muted text-sm">{words.none}</p>
      ) : (
        <DataTable
          rows={measures}
          keyOf={({ name }) => name}
          columns={columnsBy(by)}
          className="mt-4"
          rowClassName="tabular-nums *:whitespace-nowrap *:px-4 *:py-3"
        />
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-muted text-xs">
        {words.hint}
        {measures.some(({ uncosted }) => uncosted > 0) && <UncostedLink />}
      </p>
    </section>
  );
}

function columnsBy(by: By): Column<Measure>[] {
  return figureColumns<Measure>(
    { heading: words.choices[by], cell: ({ name }) => (by === 'wilaya' ? wilayaName(name) : name) },
    [
      { heading: words.delivered, cell: ({ delivered }) => formatNumber(delivered) },
      { heading: words.returned, cell: ({ returned }) => formatNumber(returned) },
      { heading: words.share, cell: ({ share }) => words.percent(share) },
      {
        heading: words.margin,
        headingClassName: 'min-w-32 whitespace-normal!',
        cell: ({ margin }) => knownPrice(margin),
      },
      { heading: words.returnCost, cell: ({ returnCost }) => formatPrice(returnCost) },
      { heading: words.profit, isBold: true, cell: (measure) => <Profit measure={measure} /> },
    ],
  );
}

function Profit({ measure: { profit, uncosted } }: { measure: Measure }) {
  return (
    <>
      {knownPrice(profit)}
      {uncosted > 0 && (
        <span className="block font-normal text-warning text-xs">
          {profit === undefined ? words.allUncosted(uncosted) : words.uncosted(uncosted)}
        </span>
      )}
    </>
  );
}
