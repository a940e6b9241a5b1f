import { type Ref, useId } from 'react';
import { FieldError } from '../../ui/forms/field.tsx';
import { catalogWords } from '../../words/catalog-words.ts';

const words = catalogWords.product;

type Props = {
  ref: Ref<HTMLDivElement>;
  sizes: string[];
  chosen: string | undefined;
  /** True after a try to buy without a size: what was a hint is now an alert. */
  isMissed: boolean;
  onChoose: (size: string) => void;
};

/** One of the sizes in stock. */
export function SizePicker({ ref, sizes, chosen, isMissed, onChoose }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div
      ref={ref}
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-describedby={chosen ? undefined : noteId}
    >
      <p id={id} className="font-semibold">
        {words.size}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {sizes.map((size) => (
          <Size key={size} size={size} isChosen={size === chosen} onChoose={onChoose} />
        ))}
      </div>
      {isMissed && <FieldError id={noteId} text={words.pleaseSelectSize} />}
      {!chosen && !isMissed && (
        <p id={noteId} className="mt-1.5 text-ink-muted text-sm">
          {words.pleaseSelectSize}
        </p>
      )}
    </div>
  );
}

type SizeProps = { size: string; isChosen: boolean; onChoose: Props['onChoose'] };

function Size({ size, isChosen, onChoose }: SizeProps) {
  return (
    <label className="relative grid min-h-11 min-w-12 cursor-pointer place-items-center rounded-control border border-field/60 px-3.5 font-medium text-sm hover:border-brand-strong has-checked:border-brand-strong has-checked:bg-brand-strong has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-brand-strong has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="size"
        value={size}
        checked={isChosen}
        onChange={() => onChoose(size)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
      />
      {size}
    </label>
  );
}
