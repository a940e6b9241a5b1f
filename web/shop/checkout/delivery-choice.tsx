import HomeIcon from 'icon:house';
import StoreIcon from 'icon:store';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import { Alert } from '../../ui/alert.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { cartWords } from '../../words/cart-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { deliveryChoiceWords as words } from '../../words/review-words.ts';
import type { AddressDraft } from './address-draft.ts';

const icons = { home: HomeIcon, desk: StoreIcon };

type Props = {
  options: DeliveryOption[];
  draft: AddressDraft;
  /** In dinars. */
  priceOf: (option: DeliveryOption) => number;
  /** The shop delivers to pickup points only for this phone number. */
  isHomeRefused: boolean;
  error: string | undefined;
  change: (part: Partial<AddressDraft>) => void;
};

/** The ways of delivery to the place, each with its price and days, and the pickup points of the chosen one. */
export function DeliveryChoice({ options, draft, priceOf, isHomeRefused, error, change }: Props) {
  const open = openOf(options, isHomeRefused);
  const chosen = open.find(({ kind }) => kind === (draft.deliveryKind ?? 'home')) ?? open[0];
  const kind = (chosen ?? options[0])?.kind;
  const onlyPoint = chosen?.points?.length === 1 ? chosen.points[0]?._id : undefined;

  // A kind that is not offered here gives way to one that is, and a single point needs no choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function at each rendering.
  useEffect(() => {
    if (!kind) return;
    const point = onlyPoint ?? chosen?.points?.find(({ _id }) => _id === draft.pickupPointId)?._id;
    if (kind === (draft.deliveryKind ?? 'home') && point === draft.pickupPointId) return;
    change({ deliveryKind: kind, pickupPointId: point });
  }, [kind, draft.deliveryKind, draft.pickupPointId, onlyPoint]);

  return (
    <DeliveryKinds
      {...{ options, chosen, priceOf, isHomeRefused, change }}
      columns="sm:grid-cols-2"
      pointId={draft.pickupPointId}
      errors={{ pickupPointId: error }}
    />
  );
}

type KindsProps = Pick<Props, 'options' | 'priceOf' | 'isHomeRefused' | 'change'> & {
  chosen: DeliveryOption | undefined;
  columns?: string;
  pointId: string | undefined;
  errors: { deliveryKind?: string | undefined; pickupPointId?: string | undefined };
};

/** The ways of delivery as radio buttons, and the pickup points of the chosen one. */
export function DeliveryKinds(props: KindsProps) {
  const { options, chosen, columns = '', priceOf, isHomeRefused, pointId, errors, change } = props;
  const id = useId();
  const open = openOf(options, isHomeRefused);
  const error = errors.deliveryKind;
  return (
    <fieldset aria-labelledby={id} aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend id={id} className="mb-1.5 font-medium text-sm">
        {words.title}
      </legend>
      <div className={`grid gap-3 ${columns}`}>
        {options.map((option) => (
          <Kind
            key={option.kind}
            option={option}
            price={priceOf(option)}
            isChosen={option === chosen}
            isRefused={!open.includes(option)}
            isWrong={error !== undefined}
            onChoose={() => change({ deliveryKind: option.kind, pickupPointId: undefined })}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      {isHomeRefused && <HomeRefusal hasDesk={open.length > 0} />}
      {chosen?.points && (
        <div className="mt-4">
          <PointSelect
            points={chosen.points}
            chosen={pointId}
            error={errors.pickupPointId}
            onChoose={(pickupPointId) => change({ deliveryKind: chosen.kind, pickupPointId })}
          />
        </div>
      )}
    </fieldset>
  );
}

function openOf(options: DeliveryOption[], isHomeRefused: boolean) {
  return isHomeRefused ? options.filter(({ kind }) => kind !== 'home') : options;
}

function HomeRefusal({ hasDesk }: { hasDesk: boolean }) {
  return (
    <div className="mt-4">
      <Alert kind="warning">
        {hasDesk ? words.deskOnly : words.noDesk}{' '}
        <Link to="/contact" className="font-semibold underline">
          {words.contact}
        </Link>
      </Alert>
    </div>
  );
}

type PointProps = {
  points: NonNullable<DeliveryOption['points']>;
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (pickupPointId: string | undefined) => void;
};

function PointSelect({ points, chosen, error, onChoose }: PointProps) {
  return (
    <SelectField
      label={words.point}
      name="pickupPointId"
      required
      error={error}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">{words.choosePoint}</option>
      {points.map(({ _id, name, address, hours }) => (
        <option key={_id} value={_id}>
          {[name, address, hours].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  );
}

type KindProps = {
  option: DeliveryOption;
  price: number;
  isChosen: boolean;
  isRefused: boolean;
  isWrong: boolean;
  onChoose: () => void;
};

function Kind({ option, price, isChosen, isRefused, isWrong, onChoose }: KindProps) {
  const Icon = icons[option.kind];
  const days = daysText(option);
  const look = isChosen ? 'border-brand-strong bg-brand-soft' : 'border-line';
  return (
    <label
      className={`flex items-start gap-3 rounded-card border-2 p-4 ${look} ${isRefused ? 'text-ink-muted' : 'cursor-pointer'}`}
    >
      <input
        type="radio"
        name="deliveryKind"
        value={option.kind}
        checked={isChosen}
        disabled={isRefused}
        aria-invalid={isWrong || undefined}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-brand-strong"
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{words.kinds[option.kind]}</span>
          {!isRefused && (
            <span className="whitespace-nowrap font-semibold tabular-nums">
              {price === 0 ? cartWords.summary.free : formatPrice(price)}
            </span>
          )}
        </span>
        <span className="mt-1 flex items-center gap-1.5 text-ink-muted text-sm">
          <Icon className="size-4" />
          {isRefused ? words.refused : (days ?? words.about[option.kind])}
        </span>
      </span>
    </label>
  );
}

function daysText({ minDays, maxDays }: DeliveryOption) {
  const [from, to] = [minDays ?? maxDays, maxDays ?? minDays];
  return from === null || to === null ? undefined : words.days(from, to);
}
