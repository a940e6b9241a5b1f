import { useEffect, useId, useState } from 'react';
import type { Category } from '../../../shared/catalog/catalog.ts';
import { quickOrderPlaces } from '../../../shared/settings/quick-order-places.ts';
import { call, inPageLanguage } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { TickBox } from '../list/tick-box.tsx';
import { nestCategories } from '../products/nested-categories.tsx';
import type { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.delivery.quickOrder;

type Props = { form: ReturnType<typeof useSettingsForm<'delivery'>> };

/** Where products can be ordered without the cart. */
export function QuickOrderSettings({ form }: Props) {
  const { draft, errors, setField } = form;
  return (
    <Card title={words.title}>
      <div className="space-y-5">
        <SelectField
          name="quickOrder"
          label={words.label}
          hint={words.hint}
          error={errors.quickOrder}
          value={draft.quickOrder}
          onChange={({ target }) => setField('quickOrder', target.value as (typeof quickOrderPlaces)[number])}
        >
          <Options of={quickOrderPlaces} text={(place) => words.places[place]} />
        </SelectField>
        {draft.quickOrder === 'categories' && (
          <ChosenCategories
            chosen={draft.quickOrderCategories}
            error={errors.quickOrderCategories}
            onChange={(ids) => setField('quickOrderCategories', ids)}
          />
        )}
      </div>
    </Card>
  );
}

type ChosenProps = { chosen: string[]; error: string | undefined; onChange: (ids: string[]) => void };

const indents = ['', 'ps-8', 'ps-16'];

function ChosenCategories({ chosen, error, onChange }: ChosenProps) {
  const [categories, setCategories] = useState<Category[]>();
  const [isFailed, setFailed] = useState(false);
  const errorId = useId();
  useEffect(() => {
    call('GET /categories', { query: inPageLanguage }).then(setCategories, () => setFailed(true));
  }, []);
  if (isFailed) return <Alert>{words.categoriesFailed}</Alert>;
  const nested = nestCategories(categories ?? []);
  // Without those that were deleted.
  const known = chosen.filter((id) => nested.some(({ category }) => category._id === id));
  return (
    <fieldset aria-busy={!categories} aria-describedby={errorId}>
      <legend className="mb-1.5 font-medium text-sm">{words.categories}</legend>
      {error ? (
        <FieldError id={errorId} text={error} />
      ) : (
        <p id={errorId} className="text-ink-muted text-sm">
          {words.categoriesHint}
        </p>
      )}
      <div className="mt-2 grid gap-x-6 text-sm sm:grid-cols-2">
        {nested.map(({ category: { _id, name, parentCategory }, level }) => {
          const isBelow = isInside(parentCategory, known, categories ?? []);
          return (
            <div key={_id} className={indents[level - 1]}>
              <TickBox
                name="quickOrderCategories"
                text={name}
                isOn={isBelow || known.includes(_id)}
                isDisabled={isBelow}
                isInvalid={error !== undefined}
                onChange={(isOn) => onChange(isOn ? [...known, _id] : known.filter((id) => id !== _id))}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Whether this category or one above it is chosen. */
function isInside(id: string | undefined, chosen: string[], categories: Category[]): boolean {
  if (!id) return false;
  const above = categories.find(({ _id }) => _id === id)?.parentCategory;
  return chosen.includes(id) || isInside(above, chosen, categories);
}
