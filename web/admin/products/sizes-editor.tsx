import PlusIcon from 'icon:plus';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { RemoveButton } from '../../ui/forms/remove-button.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { aDraftSize, type DraftSize } from './product-draft.ts';

const words = adminProductsWords.form.sizes;

type Props = {
  sizes: DraftSize[];
  /** The name of the chosen category, whose default sizes are offered (requirements: Sizes); '' if none is chosen. */
  categoryName: string;
  error: string | undefined;
  onChange: (sizes: DraftSize[]) => void;
};

/** The sizes of a product, each in stock or not. */
export function SizesEditor({ sizes, categoryName, error, onChange }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const usual = offeredSizes({ sizes, category: { name: categoryName } });
  const replace = (changed: DraftSize) =>
    onChange(sizes.map((size) => (size.key === changed.key ? changed : size)));
  const add = (added: DraftSize[]) => {
    flushSync(() => onChange([...sizes, ...added]));
    focusLast(group.current, 'input[type=text]');
  };
  const remove = (gone: DraftSize) => {
    flushSync(() => onChange(sizes.filter(({ key }) => key !== gone.key)));
    focusLast(group.current, '[data-add]');
  };
  return (
    <div ref={group} className="space-y-3">
      {sizes.length === 0 && <p className="text-ink-muted text-sm">{words.none}</p>}
      <ul className="grid gap-2 empty:hidden sm:grid-cols-2">
        {sizes.map((size, index) => (
          <SizeRow
            key={size.key}
            size={size}
            place={index + 1}
            errorId={error && errorId}
            onChange={replace}
            onRemove={() => remove(size)}
          />
        ))}
      </ul>
      {error && <FieldError id={errorId} text={error} />}
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" data-add onClick={() => add([aDraftSize({ size: '', inStock: true })])}>
          <PlusIcon className="size-4.5" />
          {words.add}
        </Button>
        {sizes.length === 0 && usual.length > 0 && (
          <Button kind="plain" onClick={() => add(usual.map(aDraftSize))}>
            {words.addUsual(usual[0]?.size ?? '', usual.at(-1)?.size ?? '')}
          </Button>
        )}
      </div>
    </div>
  );
}

type RowProps = {
  size: DraftSize;
  place: number;
  errorId: string | undefined;
  onChange: (size: DraftSize) => void;
  onRemove: () => void;
};

function SizeRow({ size, place, errorId, onChange, onRemove }: RowProps) {
  const name = size.size || words.row(place);
  return (
    <li className="flex min-w-0 items-center gap-2">
      <input
        type="text"
        name="sizes"
        aria-label={words.row(place)}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        maxLength={50}
        value={size.size}
        onChange={({ target }) => onChange({ ...size, size: target.value })}
        className="control min-w-0 flex-1"
      />
      <label className="flex min-h-11 shrink-0 items-center gap-2 text-sm">
        <input
          type="checkbox"
          aria-label={words.inStockNamed(name)}
          checked={size.inStock}
          onChange={({ target }) => onChange({ ...size, inStock: target.checked })}
          className="size-5 accent-brand-strong"
        />
        {words.inStock}
      </label>
      <RemoveButton label={words.removeNamed(name)} onClick={onRemove} />
    </li>
  );
}

function focusLast(group: HTMLElement | null, selector: string) {
  const found = group?.querySelectorAll<HTMLElement>(selector) ?? [];
  found[found.length - 1]?.focus();
}
