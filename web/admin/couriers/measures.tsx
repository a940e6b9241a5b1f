import type { Measure } from '../../../shared/payouts.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminPayoutsWords } from '../../words/admin-payouts-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';

const words = adminPayoutsWords.measures;

type By = keyof typeof words.choices;

type Props = { measures: Measure[]; by: By; onChoose: (by: By) => void };

/** How parcels ended, with the profit that is left after the returned ones. */
export function Measures({ measures, by, onChoose }: Props) {
  return (
    <section aria-label={words.title} className="mt-10">
      <h2 className="font-semibold text-lg">{words.title}</h2>
      <div className="mt-3 max-w-60">
        <FilterSelect label={words.by} value={by} onChoose={(chosen) => onChoose(chosen as By)}>
          {Object.entries(words.choices).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </FilterSelect>
      </div>
      {measures.length === 0 ? (
        <p className="mt-4 text-ink-muted text-sm">{words.none}</p>
      ) : (
        <div className="mt-4 overflow-x-auto rounded-card border border-line bg-surface">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-line border-b text-ink-muted *:whitespace-nowrap *:px-4 *:py-3 *:text-end *:font-semibold">
                <th scope="col" className="text-start!">
                  {words.choices[by]}
                </th>
                <th scope="col">{words.delivered}</th>
                <th scope="col">{words.returned}</th>
                <th scope="col">{words.share}</th>
                <th scope="col">{words.margin}</th>
                <th scope="col">{words.returnCost}</th>
                <th scope="col">{words.profit}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {measures.map(({ name, delivered, returned, share, margin, returnCost, profit }) => (
                <tr key={name} className="tabular-nums *:whitespace-nowrap *:px-4 *:py-3 *:text-end">
                  <th
                    scope="row"
                    className="wrap-anywhere min-w-32 whitespace-normal! text-start! font-medium"
                  >
                    <span className="own-direction">{by === 'wilaya' ? wilayaName(name) : name}</span>
                  </th>
                  <td>{formatNumber(delivered)}</td>
                  <td>{formatNumber(returned)}</td>
                  <td>{words.percent(share)}</td>
                  <td>{formatPrice(margin)}</td>
                  <td>{formatPrice(returnCost)}</td>
                  <td className="font-semibold">{formatPrice(profit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="mt-2 text-ink-muted text-xs">{words.hint}</p>
    </section>
  );
}
