import type { Need } from '../../../shared/catalog/needs.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { productListWords as words } from '../../words/product-list-words.ts';
import type { ProductForm } from './use-product-form.ts';

/** The needs that have the product. It comes last in those that are added. */
export function NeedsField({ form, needs }: { form: ProductForm; needs: Need[] }) {
  const { draft, errors } = form;
  if (needs.length === 0) return null;
  const choose = (chosen: string, isOn: boolean) =>
    form.change({
      // As the stored ones are sorted, so that a mark set back is no change.
      needs: [...draft.needs.filter((slug) => slug !== chosen), ...(isOn ? [chosen] : [])].sort(),
    });
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{words.needs}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {needs.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              name="needs"
              checked={draft.needs.includes(slug)}
              onChange={({ target }) => choose(slug, target.checked)}
              className="size-5 shrink-0 accent-brand-strong"
            />
            <bdi className="wrap-anywhere">{name}</bdi>
          </label>
        ))}
      </div>
      {errors.needs && <FieldError id="needs-error" text={errors.needs} />}
    </fieldset>
  );
}
