import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import { deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import { clampQuantity } from '../../../shared/orders/cart.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { WilayaField } from '../../ui/forms/wilaya-field.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import { comma } from '../../words/formats.ts';
import { plainOrderWords, quickOrderWords as words } from '../../words/quick-order-words.ts';
import { deliveryChoiceWords, reviewWords } from '../../words/review-words.ts';
import type { PlainFields, PlainStep } from './plain-order.ts';

/** The same page with its query, scrolled to the form. */
export const toForm = '#order';

const labels = checkoutWords.shipping;

type Props = { product: ProductDetail; step?: Extract<PlainStep, { step: 'form' }> };

/** The form without JavaScript. Nothing is chosen in it beforehand, and the server checks it. */
export function PlainForm({ product, step }: Props) {
  const { fields, errors = {}, problem, communes = [], options = [] } = step ?? {};
  const field = (name: keyof PlainFields) => ({
    name,
    defaultValue: fields?.[name],
    error: errors[name],
  });
  const sizes = offeredSizes(product);
  return (
    <form method="post" action={toForm} className="grid gap-5">
      <h2 className="font-bold text-lg">{words.title}</h2>
      <p className="-mt-3 text-ink-muted text-sm">{words.about}</p>
      {problem && <Alert title={reviewWords.changedTitle}>{problem}</Alert>}
      {sizes.length > 0 && (
        <SelectField {...field('size')} label={catalogWords.product.size('')} required>
          <option value="">{catalogWords.product.pleaseSelectSize('')}</option>
          {sizes.map(({ size, inStock }) => (
            <option key={size} value={size} disabled={!inStock}>
              {size}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...field('quantity')}
        defaultValue={fields?.quantity || '1'}
        label={catalogWords.product.quantity}
        required
        type="number"
        inputMode="numeric"
        min={1}
        max={clampQuantity(Number.POSITIVE_INFINITY, product.stock)}
      />
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
        hint={labels.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
      />
      <WilayaField
        {...field('Wilaya')}
        label={labels.Wilaya}
        required
        autoComplete="shipping address-level1"
        choose={labels.chooseWilaya}
      />
      <City field={field('city')} communes={communes} />
      <Kinds chosen={fields?.deliveryKind} error={errors.deliveryKind} />
      <Points options={options} chosen={fields} error={errors.pickupPointId} />
      <TextField
        {...field('street')}
        label={labels.street}
        hint={plainOrderWords.streetHint}
        maxLength={300}
        autoComplete="shipping address-line1"
      />
      <Code typed={fields?.discountCode} />
      {fields && <input type="hidden" name="key" value={fields.key} />}
      <Button type="submit" name="step" value="check" size="large" wide>
        {words.submit}
      </Button>
    </form>
  );
}

type CityProps = {
  field: { name: string; defaultValue: string | undefined; error: string | undefined };
  communes: { id: number; name: string }[];
};

function City({ field, communes }: CityProps) {
  return (
    <>
      <TextField
        {...field}
        label={labels.city}
        hint={plainOrderWords.communeHint}
        required
        maxLength={200}
        list="communes"
        autoComplete="shipping address-level2"
      />
      <datalist id="communes">
        {communes.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

function Code({ typed }: { typed: string | undefined }) {
  return (
    <details open={Boolean(typed)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-brand-strong text-sm">
        {reviewWords.code.have}
      </summary>
      <TextField
        name="discountCode"
        defaultValue={typed}
        label={reviewWords.code.label}
        maxLength={60}
        dir="auto"
        autoComplete="off"
      />
    </details>
  );
}

function Kinds({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{deliveryChoiceWords.title}</legend>
      {deliveryKinds.map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3 py-2 text-sm">
          <input
            type="radio"
            name="deliveryKind"
            value={kind}
            defaultChecked={kind === chosen}
            required
            className="size-5 shrink-0 accent-brand-strong"
          />
          <span>
            {deliveryChoiceWords.kinds[kind]}
            <span className="block text-ink-muted">{deliveryChoiceWords.about[kind]}</span>
          </span>
        </label>
      ))}
      {error && <FieldError id="error-kind" text={error} />}
    </fieldset>
  );
}

type PointsProps = { options: DeliveryOption[]; chosen: PlainFields | undefined; error: string | undefined };

/** Known once the commune is, and only asked for when the parcel goes to a pickup point. */
function Points({ options, chosen, error }: PointsProps) {
  const points = options.find(({ kind }) => kind === 'desk')?.points ?? [];
  if (chosen?.deliveryKind !== 'desk' || points.length === 0) return null;
  return (
    <SelectField
      name="pickupPointId"
      label={deliveryChoiceWords.point}
      defaultValue={chosen.pickupPointId}
      error={error}
      required
    >
      <option value="">{deliveryChoiceWords.choosePoint}</option>
      {points.map(({ _id, name, address }) => (
        <option key={_id} value={_id}>
          {[name, address].filter(Boolean).join(comma)}
        </option>
      ))}
    </SelectField>
  );
}
