import { useEffect, useState } from 'react';
import type { Category } from '../../../shared/catalog/catalog.ts';
import { call, inPageLanguage } from '../../call.ts';
import { TickBox } from '../list/tick-box.tsx';
import { nestCategories } from '../products/nested-categories.tsx';

type Props = { text: (chosen: number) => string; chosen: string[]; onChange: (chosen: string[]) => void };

/** The categories to which an offer applies, or does not; each counts with all below it. */
export function CategoryTicks({ text, chosen, onChange }: Props) {
  const [categories, setCategories] = useState<Category[]>([]);
  useEffect(() => {
    call('GET /categories', { query: inPageLanguage }).then(setCategories, () => undefined);
  }, []);
  return (
    <details className="mb-5">
      <summary className="cursor-pointer font-medium text-sm">{text(chosen.length)}</summary>
      <div className="mt-2 max-h-72 overflow-y-auto text-sm">
        {nestCategories(categories).map(({ category: { _id, name }, level }) => (
          <TickBox
            key={_id}
            name={_id}
            text={'\u2003'.repeat(level - 1) + name}
            isOn={chosen.includes(_id)}
            onChange={(isOn) => {
              const others = chosen.filter((other) => other !== _id);
              onChange(isOn ? [...others, _id] : others);
            }}
          />
        ))}
      </div>
    </details>
  );
}
