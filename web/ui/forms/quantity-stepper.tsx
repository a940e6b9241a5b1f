import MinusIcon from 'icon:minus';
import PlusIcon from 'icon:plus';
import { uiWords } from '../../words/ui-words.ts';

type Props = {
  /** Names the group, such as "Quantity of Vitamin C". */
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

const stepStyles =
  'grid size-11 place-items-center rounded-control text-ink hover:bg-brand-soft hover:text-brand-strong disabled:cursor-not-allowed disabled:bg-transparent disabled:text-field/60';

/** A whole number from 1 to `max`, changed by one. */
export function QuantityStepper({ label, value, max, onChange }: Props) {
  return (
    <fieldset
      aria-label={label}
      className="inline-flex items-center rounded-control border border-field/50 bg-surface"
    >
      <button
        type="button"
        aria-label={uiWords.decrease}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
        className={stepStyles}
      >
        <MinusIcon className="size-4" />
      </button>
      <span aria-live="polite" className="min-w-9 text-center font-semibold tabular-nums">
        {value}
      </span>
      <button
        type="button"
        aria-label={uiWords.increase}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={stepStyles}
      >
        <PlusIcon className="size-4" />
      </button>
    </fieldset>
  );
}
