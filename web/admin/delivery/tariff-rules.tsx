import XIcon from 'icon:x';
import type { StoredTariff } from '../../../shared/delivery/admin-delivery.ts';
import { deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import { money, readNumber } from '../../../shared/values/typed-number.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { shownPrice } from '../../ui/forms/shown-number.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminDeliveryWords } from '../../words/admin-delivery-words.ts';
import { formatPrice } from '../../words/formats.ts';
import type { TariffDraft } from './tariff-draft.ts';

const { rules: words, matrix, communes } = adminDeliveryWords;

type Rules = TariffDraft['rules'];
type Props = {
  rules: Rules;
  /** The typed prices of home delivery, whose range the hint of the estimate tells. */
  homePrices: number[];
  wilayas: StoredTariff['wilayas'];
  /** The refused fields. */
  errors: FieldErrors;
  onChange: (part: Partial<Rules>) => void;
};

type TextName = 'estimate' | 'freeAbove' | 'freeAboveFrom' | 'freeAboveUntil';
type More = { required?: boolean; hint?: string; type?: 'date' };

/** The least and the highest price of home delivery. */
function rangeOf(homePrices: number[]) {
  const known = homePrices.filter(Number.isFinite);
  if (known.length === 0) return undefined;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return { least, most, text: words.homePrices(formatPrice(least), formatPrice(most)) };
}

function estimateHint(homePrices: number[]) {
  return [words.estimateHint, rangeOf(homePrices)?.text].filter(Boolean).join(' ');
}

/** Warns of an estimate that no delivery to the door costs, for example after all prices were changed together. */
export function EstimateWarning({ rules, homePrices, onChange }: Omit<Props, 'wilayas' | 'errors'>) {
  const range = rangeOf(homePrices);
  const estimate = readNumber(rules.estimate, money);
  if (!range || estimate === undefined || Number.isNaN(estimate)) return null;
  const nearest = Math.min(Math.max(estimate, range.least), range.most);
  if (nearest === estimate) return null;
  return (
    <Alert kind="warning">
      {words.estimateOff(formatPrice(estimate))} {range.text}{' '}
      <Button kind="plain" onClick={() => onChange({ estimate: shownPrice(nearest) })}>
        {words.estimateAs(formatPrice(nearest))}
      </Button>
    </Alert>
  );
}

/** The estimate of the cart, free delivery, and what weight adds. */
export function TariffRules({ rules, homePrices, wilayas, errors, onChange }: Props) {
  // A typed sum turns free delivery on.
  const typed = (name: TextName, value: string) => ({
    [name]: value,
    ...(name === 'freeAbove' && { freeAboveIsOn: value.trim() !== '' }),
  });
  const text = (name: TextName, more: More = {}) => (
    <TextField
      label={words[name]}
      name={name}
      inputMode="decimal"
      maxLength={30}
      value={rules[name]}
      error={errors[name]}
      onChange={({ target }) => onChange(typed(name, target.value))}
      {...more}
    />
  );
  return (
    <Card title={words.title}>
      <div className="grid gap-5 sm:grid-cols-2">
        {text('estimate', { required: true, hint: estimateHint(homePrices) })}
        <CheckBox
          label={words.freeAboveIsOn}
          isOn={rules.freeAboveIsOn}
          onChange={(freeAboveIsOn) => onChange({ freeAboveIsOn })}
        />
        {text('freeAbove', { required: true, hint: words.freeAboveHint })}
        {text('freeAboveFrom', { type: 'date', hint: words.daysHint })}
        {text('freeAboveUntil', { type: 'date' })}
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{words.kinds}</legend>
          {deliveryKinds.map((kind) => (
            <CheckBox
              key={kind}
              label={matrix.kinds[kind]}
              isOn={rules.freeAboveKinds.includes(kind)}
              onChange={(isOn) =>
                onChange({
                  freeAboveKinds: deliveryKinds.filter((other) =>
                    other === kind ? isOn : rules.freeAboveKinds.includes(other),
                  ),
                })
              }
            />
          ))}
        </fieldset>
        <ExceptedWilayas
          names={rules.freeAboveExcept.split(', ').filter(Boolean)}
          wilayas={wilayas.map(({ name }) => name)}
          error={errors.freeAboveExcept}
          onChange={(names) => onChange({ freeAboveExcept: names.join(', ') })}
        />
      </div>
      <h3 className="mt-6 font-semibold">{words.steps}</h3>
      <p className="mt-1 text-ink-muted text-sm">{words.stepsLead}</p>
      <WeightSteps steps={rules.weightSteps} onChange={(weightSteps) => onChange({ weightSteps })} />
    </Card>
  );
}

type ExceptedProps = {
  names: string[];
  /** The names of all wilayas. */
  wilayas: string[];
  error: string | undefined;
  onChange: (names: string[]) => void;
};

/** The wilayas without free delivery: a menu adds one, a press on one removes it. */
function ExceptedWilayas({ names, wilayas, error, onChange }: ExceptedProps) {
  const others = wilayas.filter((name) => !names.includes(name));
  return (
    <div>
      <SelectField
        label={words.freeAboveExcept}
        name="freeAboveExcept"
        error={error}
        value=""
        onChange={({ target }) => onChange(wilayas.filter((name) => [...names, target.value].includes(name)))}
      >
        <option value="">{words.exceptHint}</option>
        <Options of={others} text={(name) => name} />
      </SelectField>
      <div className="mt-2 flex flex-wrap gap-2">
        {names.map((name) => (
          <Button
            key={name}
            kind="secondary"
            aria-label={communes.remove(name)}
            onClick={() => onChange(names.filter((one) => one !== name))}
          >
            {name}
            <XIcon className="size-3.5 text-ink-muted" />
          </Button>
        ))}
      </div>
    </div>
  );
}

type StepsProps = { steps: Rules['weightSteps']; onChange: (steps: Rules['weightSteps']) => void };

function WeightSteps({ steps, onChange }: StepsProps) {
  const change = (place: number, part: Partial<Rules['weightSteps'][number]>) =>
    onChange(steps.map((step, other) => (other === place ? { ...step, ...part } : step)));
  return (
    <>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and their order is that of the list.
        <div key={place} className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          {(['above', 'perKg'] as const).map((name) => (
            <TextField
              key={name}
              label={words[name]}
              required
              inputMode="decimal"
              maxLength={12}
              value={step[name]}
              onChange={({ target }) => change(place, { [name]: target.value })}
            />
          ))}
          <Button kind="plain" onClick={() => onChange(steps.filter((_, other) => other !== place))}>
            {words.removeStep}
          </Button>
        </div>
      ))}
      <div className="mt-4">
        <Button kind="secondary" onClick={() => onChange([...steps, { above: '', perKg: '' }])}>
          {words.addStep}
        </Button>
      </div>
    </>
  );
}

type CheckBoxProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function CheckBox({ label, isOn, onChange }: CheckBoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-brand-strong"
      />
      {label}
    </label>
  );
}
