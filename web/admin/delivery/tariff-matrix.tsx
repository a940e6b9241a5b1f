import { memo } from 'react';
import type { StoredTariff } from '../../../shared/delivery/admin-delivery.ts';
import { type DeliveryKind, deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import { Card } from '../../ui/card.tsx';
import { adminDeliveryWords } from '../../words/admin-delivery-words.ts';
import { blankCell, type Cell, cellKey, type Part, parts, type TariffDraft } from './tariff-draft.ts';

const words = adminDeliveryWords.matrix;

type Wilaya = StoredTariff['wilayas'][number];
type Change = (wilaya: number, kind: DeliveryKind, part: Partial<Cell>) => void;

type Props = {
  wilayas: Wilaya[];
  cells: TariffDraft['cells'];
  chosen: Set<number>;
  onChange: Change;
  onChoose: (codes: number[], isChosen: boolean) => void;
};

/** A row for each wilaya, with the parts of both kinds of delivery. */
export function TariffMatrix({ wilayas, cells, chosen, onChange, onChoose }: Props) {
  const nameOf = new Map(wilayas.map(({ code, name }) => [code, name]));
  const all = wilayas.map(({ code }) => code);
  return (
    <Card title={words.title}>
      <div className="-mx-2 max-h-[70dvh] overflow-auto px-2">
        <table className="w-full text-sm">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="sticky top-0 z-10 bg-surface text-ink-muted">
            <tr>
              <th rowSpan={2} scope="col" className="py-2 pe-2 text-start align-bottom font-medium">
                <label className="flex min-h-9 items-center gap-2">
                  <input
                    type="checkbox"
                    aria-label={words.chooseAll}
                    checked={chosen.size === all.length}
                    onChange={({ target }) => onChoose(all, target.checked)}
                    className="size-5 shrink-0 accent-brand-strong"
                  />
                  {words.wilaya}
                </label>
              </th>
              {deliveryKinds.map((kind) => (
                <th
                  key={kind}
                  colSpan={4}
                  scope="colgroup"
                  className="border-line border-b px-2 py-2 text-start font-semibold text-ink"
                >
                  {words.kinds[kind]}
                </th>
              ))}
            </tr>
            <tr>
              {deliveryKinds.map((kind) =>
                parts.map((part) => (
                  <th
                    key={`${kind} ${part}`}
                    scope="col"
                    className="whitespace-nowrap px-1 py-2 text-start font-medium first-of-type:ps-2"
                  >
                    {words.parts[part]}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {wilayas.map((wilaya) => (
              <Row
                key={wilaya.code}
                wilaya={wilaya}
                mother={wilaya.mother === null ? undefined : nameOf.get(wilaya.mother)}
                home={cells[cellKey(wilaya.code, 'home')] ?? blankCell}
                desk={cells[cellKey(wilaya.code, 'desk')] ?? blankCell}
                isChosen={chosen.has(wilaya.code)}
                {...{ onChange, onChoose }}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type RowProps = {
  wilaya: Wilaya;
  mother: string | undefined;
  home: Cell;
  desk: Cell;
  isChosen: boolean;
  onChange: Change;
  onChoose: Props['onChoose'];
};

const Row = memo(function Row({ wilaya, mother, home, desk, isChosen, onChange, onChoose }: RowProps) {
  const { code, name } = wilaya;
  const cells = { home, desk };
  return (
    <tr className={isChosen ? 'bg-brand-soft' : ''}>
      <th scope="row" className="py-1 pe-3 font-medium ltr:text-start">
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            aria-label={words.choose(name)}
            checked={isChosen}
            onChange={({ target }) => onChoose([code], target.checked)}
            className="size-5 shrink-0 accent-brand-strong"
          />
          <span className="min-w-36">
            <span className="text-ink-muted tabular-nums">{String(code).padStart(2, '0')}</span> {name}
            {mother && <span className="block font-normal text-ink-muted text-xs">{words.as(mother)}</span>}
          </span>
        </label>
      </th>
      {deliveryKinds.map((kind) =>
        parts.map((part) => (
          <td key={`${kind} ${part}`} className="px-1 py-1">
            <CellInput
              label={words.cell(name, words.kinds[kind], words.parts[part])}
              part={part}
              value={cells[kind][part]}
              onChange={(value) => onChange(code, kind, { [part]: value })}
            />
          </td>
        )),
      )}
    </tr>
  );
});

type InputProps = { label: string; part: Part; value: string; onChange: (value: string) => void };

/** One number of a rate. */
export function CellInput({ label, part, value, onChange }: InputProps) {
  const isAmount = part === 'price' || part === 'cost';
  return (
    <input
      aria-label={label}
      inputMode={isAmount ? 'decimal' : 'numeric'}
      dir="ltr"
      maxLength={12}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`control min-h-9 px-2 py-1 text-end tabular-nums ${isAmount ? 'w-22' : 'w-14'}`}
    />
  );
}
