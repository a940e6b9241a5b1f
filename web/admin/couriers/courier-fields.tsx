import type { ComponentProps } from 'react';
import { courierKinds } from '../../../shared/couriers/parcel-terms.ts';
import { wilayaCode } from '../../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { Options } from '../../ui/forms/options.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { Fields } from '../kit/fields.tsx';
import { TickBox } from '../list/tick-box.tsx';
import type { CourierDraft } from './courier-draft.ts';

const words = adminCouriersWords.form;

type Field = 'name' | 'kind' | 'fromWilaya' | 'returnFee' | 'maxCollected';

type Props = {
  form: ComponentProps<typeof Fields<Field>>['form'] & {
    draft: CourierDraft;
    change: (part: Partial<CourierDraft>) => void;
  };
  isNew: boolean;
};

/** Who the courier is and what it costs. The kind of a stored courier cannot change. */
export function CourierFields({ form, isNew }: Props) {
  const price = { inputMode: 'decimal', dir: 'ltr' } as const;
  return (
    <div className="max-w-2xl space-y-5">
      <Fields
        form={form}
        labels={words}
        layout="pairs"
        fields={[
          { name: 'name', hint: words.nameHint, required: true, maxLength: 60 },
          { name: 'kind', disabled: !isNew, required: true, options: kinds },
          { name: 'fromWilaya', options: <Wilayas /> },
          { name: 'returnFee', ...price, required: true },
          { name: 'maxCollected', ...price, hint: words.maxHint },
        ]}
      />
      <TickBox
        name="isActive"
        text={words.isActive}
        isOn={form.draft.isActive}
        onChange={(isActive) => form.change({ isActive })}
      />
    </div>
  );
}

const kinds = <Options of={courierKinds} text={(kind) => adminCouriersWords.kinds[kind]} />;

function Wilayas() {
  return (
    <>
      <option value="">{words.anyWilaya}</option>
      {wilayas.map((wilaya) => (
        <option key={wilaya} value={wilayaCode(wilaya)}>
          {wilayaName(wilaya)}
        </option>
      ))}
    </>
  );
}
