import { useEffect, useState } from 'react';
import type { Category } from '../../../shared/catalog/catalog.ts';
import { call, inPageLanguage } from '../../call.ts';
import { TickBox } from '../list/tick-box.tsx';
import { nestCategories } from '../products/nested-categories.tsx';

type Option = { id: string; text: string };

export type TargetOptions = { categories: Option[]; brands: Option[]; needs: Option[] };

/** What an offer may name besides products. A list that cannot be read stays empty. */
export function useTargetOptions(): TargetOptions {
  const [options, setOptions] = useState<TargetOptions>({ categories: [], brands: [], needs: [] });
  useEffect(() => {
    const add = (part: Partial<TargetOptions>) => setOptions((last) => ({ ...last, ...part }));
    const ignore = () => undefined;
    call('GET /categories', { query: inPageLanguage }).then(
      (all) => add({ categories: nested(all) }),
      ignore,
    );
    call('GET /products/brands', {}).then(
      ({ brands }) => add({ brands: brands.map((brand) => ({ id: brand, text: brand })) }),
      ignore,
    );
    call('GET /needs', { query: inPageLanguage }).then(
      (needs) => add({ needs: needs.map(({ _id, name }) => ({ id: _id, text: name })) }),
      ignore,
    );
  }, []);
  return options;
}

function nested(categories: Category[]) {
  return nestCategories(categories).map(({ category: { _id: id, name }, level }) => ({
    id,
    text: '\u2003'.repeat(level - 1) + name,
  }));
}

type Props = {
  /** Before the name of each box. */
  name: string;
  text: (chosen: number) => string;
  options: Option[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

/** The categories, brands or needs that an offer names. One that is chosen and not known stays until it is taken out. */
export function TargetTicks({ name, text, options, chosen, onChange }: Props) {
  const known = new Set(options.map(({ id }) => id));
  const unknown = chosen.filter((id) => !known.has(id)).map((id) => ({ id, text: id }));
  return (
    <details className="mb-3">
      <summary className="cursor-pointer py-3 font-medium text-sm">{text(chosen.length)}</summary>
      <div className="mt-1 max-h-72 overflow-y-auto rounded-control border border-line px-3 text-sm">
        {[...options, ...unknown].map(({ id, text }) => (
          <TickBox
            key={id}
            name={`${name} ${id}`}
            text={text}
            isOn={chosen.includes(id)}
            onChange={(isOn) => {
              const others = chosen.filter((other) => other !== id);
              onChange(isOn ? [...others, id] : others);
            }}
          />
        ))}
      </div>
    </details>
  );
}
