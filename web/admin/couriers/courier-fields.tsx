import { wilayaCode } from '../../../shared/delivery-price.ts';
import { courierKinds } from '../../../shared/parcel-terms.ts';
import { wilayas } from '../../../shared/shipping-address.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { TickBox } from '../list/tick-box.tsx';
import type { CourierDraft } from './courier-draft.ts';

const words = adminCouriersWords.form;

type Field = 'name' | 'kind' | 'fromWilaya' | 'returnFee' | 'maxCollected';

type Props = {
  draft: CourierDraft;
  field: (name: Field) => object;
  change: (part: Partial<CourierDraft>) => void;
  isNew: boolean;
};

/** Who the courier is and what it costs. The kind of a stored courier cannot change. */
export function CourierFields({ draft, field, change, isNew }: Props) {
  return (
    <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <TextField {...field('name')} label={words.name} hint={words.nameHint} required maxLength={60} />
      <SelectField {...field('kind')} label={words.kind} disabled={!isNew} required>
        {courierKinds.map((kind) => (
          <option key={kind} value={kind}>
            {adminCouriersWords.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('fromWilaya')} label={words.fromWilaya}>
        <option value="">{words.anyWilaya}</option>
        {wilayas.map((wilaya) => (
          <option key={wilaya} value={wilayaCode(wilaya)}>
            {wilayaName(wilaya)}
          </option>
        ))}
      </SelectField>
      <TextField {...field('returnFee')} label={words.returnFee} inputMode="decimal" required dir="ltr" />
      <TextField
        {...field('maxCollected')}
        label={words.maxCollected}
        hint={words.maxHint}
        inputMode="decimal"
        dir="ltr"
      />
      <div className="sm:col-span-2">
        <TickBox
          name="isActive"
          text={words.isActive}
          isOn={draft.isActive}
          onChange={(isActive) => change({ isActive })}
        />
      </div>
    </div>
  );
}
