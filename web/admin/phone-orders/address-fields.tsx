import type { ComponentProps, ReactNode } from 'react';
import { type DeliveryKind, deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { WilayaField } from '../../ui/forms/wilaya-field.tsx';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { CityField } from './city-field.tsx';
import { elsewhere, type OrderAddress } from './order-address.ts';
import { type DeliveryChoices, useDeliveryChoices } from './use-delivery-choices.ts';

const words = checkoutWords.shipping;
const addressWords = adminPhoneOrderWords.address;

type Props = {
  draft: OrderAddress;
  errors: FieldErrors;
  onChange: (part: Partial<OrderAddress>) => void;
};

type AddressProps = Props & {
  /** Whether the page begins with the phone number. */
  isFirst?: boolean;
  /** Whether the parcel has left, so that its place of delivery stays. */
  isPlaceFixed?: boolean;
  /** Stands below the phone number. */
  children?: ReactNode;
};

type TextPart = 'fullName' | 'street' | 'postalCode' | 'phone';

/** The address of an order and how it is delivered. The person who types is not the buyer, so the browser offers nothing. */
export function AddressFields({ children, isFirst = false, isPlaceFixed = false, ...props }: AddressProps) {
  const choices = useDeliveryChoices(props.draft);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextPartField
        {...props}
        {...{ name: 'phone', type: 'tel', inputMode: 'tel', maxLength: 30 }}
        autoFocus={isFirst}
      />
      <TextPartField {...props} name="fullName" maxLength={200} />
      {children}
      <div className="sm:col-span-2">
        <TextPartField {...props} name="street" maxLength={300} />
      </div>
      {!isPlaceFixed && (
        <>
          <PlaceFields {...props} communes={choices.communes} />
          <DeliveryFields {...props} options={choices.options} />
        </>
      )}
    </div>
  );
}

type TextPartProps = Props & { name: TextPart } & Partial<
    Omit<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'draft'>
  >;

/** A part that is typed. */
function TextPartField({ draft, errors, onChange, name, ...more }: TextPartProps) {
  return (
    <TextField
      label={words[name]}
      name={name}
      value={draft[name]}
      error={errors[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      required
      autoComplete="off"
      {...more}
    />
  );
}

function PlaceFields({ communes, ...props }: Props & Pick<DeliveryChoices, 'communes'>) {
  const { draft, errors, onChange } = props;
  return (
    <>
      <WilayaField
        label={words.Wilaya}
        name="Wilaya"
        value={draft.Wilaya}
        error={errors.Wilaya}
        required
        autoComplete="off"
        onChange={({ target }) => onChange({ ...elsewhere, Wilaya: target.value, city: '', postalCode: '' })}
        choose={words.chooseWilaya}
      />
      <CityField {...props} communes={communes} />
      <TextPartField {...props} name="postalCode" inputMode="numeric" maxLength={20} required={false} />
    </>
  );
}

function DeliveryFields({ draft, errors, onChange, options }: Props & Pick<DeliveryChoices, 'options'>) {
  const points = options.find(({ kind }) => kind === draft.deliveryKind)?.points ?? [];
  return (
    <>
      <SelectField
        label={addressWords.delivery}
        name="deliveryKind"
        value={draft.deliveryKind}
        error={errors.deliveryKind}
        required
        onChange={({ target }) => {
          const deliveryKind = target.value as DeliveryKind;
          const [only, ...others] = options.find(({ kind }) => kind === deliveryKind)?.points ?? [];
          onChange({ deliveryKind, pickupPointId: others.length === 0 ? only?._id : undefined });
        }}
      >
        <Options
          of={deliveryKinds}
          text={(kind) => optionText(kind, options.find((option) => option.kind === kind)?.price)}
        />
      </SelectField>
      {(points.length > 0 || draft.pickupPointId !== undefined) && (
        <SelectField
          label={addressWords.point}
          name="pickupPointId"
          value={draft.pickupPointId ?? ''}
          error={errors.pickupPointId}
          warning={draft.pickupPointId === undefined ? addressWords.pointMissing : undefined}
          required
          onChange={({ target }) => onChange({ pickupPointId: target.value || undefined })}
        >
          <option value="">{addressWords.choosePoint}</option>
          {points.map(({ _id, name, address }) => (
            <option key={_id} value={_id}>
              {`${name} · ${address}`}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function optionText(kind: DeliveryKind, price: number | undefined) {
  const name = addressWords.kinds[kind];
  return price === undefined ? name : `${name} · ${formatPrice(price)}`;
}
