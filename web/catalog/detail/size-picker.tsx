import type { Ref } from 'react';
import { catalogWords } from '../../words/catalog-words.ts';

const words = catalogWords.product;

type Props = {
  ref: Ref<HTMLFieldSetElement>;
  sizes: string[];
  chosen: string | undefined;
  isRequired: boolean;
  onChoose: (size: string) => void;
};

/** One of the sizes in stock. */
export function SizePicker({ ref, sizes, chosen, isRequired, onChoose }: Props) {
  return (
    <fieldset ref={ref}>
      <legend className="font-semibold">
        {words.size}
        {chosen && <span className="font-normal text-ink-muted"> {chosen}</span>}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {sizes.map((size) => (
          <label
            key={size}
            className="grid min-h-11 min-w-12 cursor-pointer place-items-center rounded-control border border-field/60 px-3.5 font-medium text-sm hover:border-brand-strong has-checked:border-brand-strong has-checked:bg-brand-strong has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-brand-strong has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="size"
              value={size}
              checked={size === chosen}
              onChange={() => onChoose(size)}
              className="sr-only"
            />
            {size}
          </label>
        ))}
      </div>
      {isRequired && !chosen && <p className="mt-2 text-sm text-warning">{words.pleaseSelectSize}</p>}
    </fieldset>
  );
}
