import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { languages } from '../../../shared/values/languages.ts';
import { Card } from '../../ui/card.tsx';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { NativeSelect } from '../../ui/forms/select-field.tsx';
import { adminBundlesWords as words } from '../../words/admin-bundles-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { ChosenProducts, SmallPicture } from '../list/chosen-products.tsx';
import { aDraftPart, type DraftPart } from './parts-draft.ts';

type Props = {
  form: {
    draft: { parts: DraftPart[] };
    errors: FieldErrors;
    change: (part: { parts: DraftPart[] }) => void;
  };
};

/** The products of which a bundle is made, in the order in which they are used. */
export function PartsCard({ form: { draft, errors, change } }: Props) {
  const { parts } = draft;
  const changePart = (changed: DraftPart) =>
    change({ parts: parts.map((part) => (part._id === changed._id ? changed : part)) });
  return (
    <Card title={words.title}>
      <p className="mb-4 text-ink-muted text-sm">{parts.length === 0 ? words.none : words.note}</p>
      <input type="hidden" name="parts" />
      <ChosenProducts
        rows={parts}
        label={words.label}
        add={words.add}
        removeNamed={words.removeNamed}
        onChange={(parts) => change({ parts })}
        onAdd={(_, found) => change({ parts: [...parts, aDraftPart(found)] })}
      >
        {(part, place) => (
          <PartRow
            part={part}
            name={`parts.${place}`}
            error={errors[`parts.${place}`] ?? errors[`parts.${place}.units`]}
            onChange={changePart}
          />
        )}
      </ChosenProducts>
      {errors.parts && <FieldError id="parts-error" text={errors.parts} />}
      {parts.length > 0 && (
        <p className="mt-4 text-sm tabular-nums">{words.apart(formatPrice(priceApart(parts)))}</p>
      )}
    </Card>
  );
}

function priceApart(parts: DraftPart[]) {
  return toDinars(parts.reduce((sum, part) => sum + toCentimes(part.price) * (Number(part.units) || 0), 0));
}

type RowProps = {
  part: DraftPart;
  /** The name of the hidden field, to which an error of the row leads. */
  name: string;
  error: string | undefined;
  onChange: (part: DraftPart) => void;
};

function PartRow({ part, name, error, onChange }: RowProps) {
  const { _id, name: product, imageUrl, sizes, units, size } = part;
  return (
    <div className="min-w-0 flex-1 text-sm">
      <input type="hidden" name={name} value={_id} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SmallPicture imageUrl={imageUrl} />
        <p className="wrap-anywhere line-clamp-2 min-w-24 flex-1 font-medium">
          <bdi>{product}</bdi>
        </p>
        <label className="flex items-center gap-2">
          {words.units}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={words.unitsOf(product)}
            aria-invalid={error ? true : undefined}
            maxLength={3}
            value={units}
            onChange={({ target }) => onChange({ ...part, units: target.value })}
            className="control w-16"
          />
        </label>
        {(sizes.length > 0 || size) && (
          <span className="w-32">
            <NativeSelect
              aria-label={words.sizeOf(product)}
              value={size}
              onChange={({ target }) => onChange({ ...part, size: target.value })}
            >
              <option value="">{words.chooseSize}</option>
              {[...new Set([...sizes.map((each) => each.size), size])].filter(Boolean).map((each) => (
                <option key={each}>{each}</option>
              ))}
            </NativeSelect>
          </span>
        )}
      </div>
      {error && <FieldError id={`error-${_id}`} text={error} />}
      <Uses part={part} onChange={onChange} />
    </div>
  );
}

function Uses({ part, onChange }: Pick<RowProps, 'part' | 'onChange'>) {
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-3 text-ink-muted">{words.use}</summary>
      <div className="grid gap-3 pb-2">
        {languages.map((language) => (
          <label key={language} className="block">
            <span className="mb-1 block text-ink-muted">{words.uses[language]}</span>
            <input
              type="text"
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              autoComplete="off"
              maxLength={200}
              value={part.uses[language]}
              onChange={({ target }) =>
                onChange({ ...part, uses: { ...part.uses, [language]: target.value } })
              }
              className="control w-full"
            />
          </label>
        ))}
      </div>
    </details>
  );
}
