import type { ComponentProps } from 'react';
import { foundedWilayas } from '../../../shared/delivery/founded-wilayas.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { uiWords } from '../../words/ui-words.ts';
import { foundedName, wilayaName } from '../../words/wilaya-names.ts';
import { Options } from './options.tsx';
import { SelectField } from './select-field.tsx';

const words = uiWords.newWilayas;

type Props = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  /** The text of a choice of none; absent where a wilaya cannot be taken back. */
  choose?: string | undefined;
};

/** The wilaya of an address. While none is chosen, it tells which one stands for a new one. */
export function WilayaField({ choose, ...select }: Props) {
  return (
    <div>
      <SelectField {...select}>
        {choose !== undefined && <option value="">{choose}</option>}
        <Options of={wilayas} text={wilayaName} />
      </SelectField>
      {!select.value && <NewWilayas />}
    </div>
  );
}

/** Addresses name the wilaya to which a new one belonged (requirements: Shipping address). */
function NewWilayas() {
  return (
    <details className="text-ink-muted text-sm">
      <summary className="cursor-pointer py-1.5">{words.title}</summary>
      <p className="pt-1 text-pretty">{words.lead}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {foundedWilayas.map((founded) => (
          <div key={founded.name} className="col-span-2 grid grid-cols-subgrid">
            <dt>{foundedName(founded)}</dt>
            <dd className="font-medium text-ink">{wilayaName(founded.former)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
