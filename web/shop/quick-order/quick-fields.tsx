import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import type { CartItem } from '../../../shared/orders/cart.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { Form } from '../../ui/forms/use-form.ts';
import { WilayaField } from '../../ui/forms/wilaya-field.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { quickOrderWords as words } from '../../words/quick-order-words.ts';
import { reviewWords } from '../../words/review-words.ts';
import { uiWords } from '../../words/ui-words.ts';
import { LiveSums } from '../cart/live-sums.tsx';
import type { AddressDraft } from '../checkout/address-draft.ts';
import { DeliveryKinds } from '../checkout/delivery-choice.tsx';
import type { useCommunes } from '../checkout/use-communes.ts';
import { chosenOption } from './quick-draft.ts';

const labels = checkoutWords.shipping;

type Going = {
  draft: AddressDraft;
  /** Null until they are known. */
  options: DeliveryOption[] | null;
  priceOf: (option: DeliveryOption) => number;
};

type Props = Going & {
  form: Form<AddressDraft>;
  communes: ReturnType<typeof useCommunes>;
  isHomeRefused: boolean;
  /** Whether the phone number is that of the profile. */
  hasPhone: boolean;
};

/** Recipient and address, with the street only for delivery to the door. */
export function QuickFields({ form, draft, communes, options, priceOf, isHomeRefused, hasPhone }: Props) {
  const { field, change } = form;
  const chosen = chosenOption(draft, options);
  const needsStreet = chosen?.kind !== 'desk' && (chosen !== undefined || options?.length === 0);
  return (
    <>
      <TextField
        {...field('fullName')}
        label={labels.fullName}
        required
        maxLength={200}
        autoComplete="shipping name"
      />
      <TextField
        {...field('phone')}
        label={labels.phone}
        hint={hasPhone ? labels.phoneFromProfile : labels.phoneHint}
        required
        type="tel"
        inputMode="tel"
        readOnly={hasPhone}
        autoComplete="shipping tel"
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <WilayaField
          {...field('Wilaya')}
          label={labels.Wilaya}
          required
          autoComplete="shipping address-level1"
          onChange={({ target }) =>
            change({
              Wilaya: target.value,
              city: '',
              postalCode: '',
              communeId: undefined,
              pickupPointId: undefined,
            })
          }
          choose={labels.chooseWilaya}
        />
        <CommuneSelect {...{ form, draft, communes }} />
      </div>
      {communes.isFailed && (
        <Alert title={words.communesFailed}>
          <Button kind="secondary" onClick={communes.readAgain}>
            {reviewWords.tryAgain}
          </Button>
        </Alert>
      )}
      {options && options.length > 0 && (
        <DeliveryKinds
          {...{ options, chosen, priceOf, isHomeRefused, change }}
          pointId={draft.pickupPointId}
          errors={form.errors}
        />
      )}
      {needsStreet && (
        <TextField
          {...field('street')}
          label={labels.street}
          required
          maxLength={300}
          autoComplete="shipping address-line1"
        />
      )}
    </>
  );
}

function CommuneSelect({ form, draft, communes }: Pick<Props, 'form' | 'draft' | 'communes'>) {
  const { known } = communes;
  const hint = draft.Wilaya ? uiWords.loading : words.wilayaFirst;
  const chosen = known?.communes.find(({ id }) => id === draft.communeId);
  return (
    <SelectField
      {...form.field('city')}
      label={labels.city}
      required
      disabled={!known}
      value={chosen?.name ?? ''}
      onChange={({ target }) => communes.typeCity(target.value)}
    >
      <option value="">{known ? words.chooseCommune : hint}</option>
      {known?.communes.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type TotalProps = Going & { item: CartItem; onFree: (isFree: boolean) => void };

/** What the order costs as far as it is known. The shop prices it again before it is confirmed. */
export function LiveTotal({ item, draft, options, priceOf, onFree }: TotalProps) {
  const option = chosenOption(draft, options);
  const { summary } = checkoutWords;
  return (
    <div className="border-line border-t pt-4">
      <LiveSums
        {...{ items: [item], address: draft, option, shipping: option ? priceOf(option) : null, onFree }}
        notes={{
          shipping: option || draft.Wilaya ? undefined : summary.shippingUnknown,
          total: option ? undefined : summary.withoutShipping,
        }}
      />
    </div>
  );
}
