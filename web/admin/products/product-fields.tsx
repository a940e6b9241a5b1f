import type { ComponentProps } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { CategoryOptions } from './category-options.tsx';
import type { NestedCategory } from './nested-categories.ts';
import type { ProductDraft } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

const words = adminProductsWords.form;

type TextPart = Exclude<keyof ProductDraft, 'sizes' | 'featured' | 'imageUrl'>;

/** What ties a control to its field of the draft. */
function partOf({ draft, errorOf, change }: ProductForm, name: TextPart) {
  return {
    name,
    label: words.fields[name],
    value: draft[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  };
}

type OwnProps = { form: ProductForm; name: TextPart };
type LineProps = OwnProps & Omit<ComponentProps<typeof TextField>, 'name' | 'form' | 'label'>;
type AreaProps = OwnProps & Omit<ComponentProps<typeof TextArea>, 'name' | 'form' | 'label'>;

/** One line of the product. */
export function ProductLine({ form, name, ...field }: LineProps) {
  return <TextField {...field} {...partOf(form, name)} />;
}

/** Several lines of the product. */
export function ProductLines({ form, name, ...field }: AreaProps) {
  return <TextArea {...field} {...partOf(form, name)} />;
}

type CategoryProps = { form: ProductForm; categories: NestedCategory[] };

/** Where the product stands in the shop; who has no category yet is told where to make one. */
export function CategoryField({ form, categories }: CategoryProps) {
  return (
    <>
      <SelectField {...partOf(form, 'category')} required>
        <option value="">{words.chooseCategory}</option>
        <CategoryOptions categories={categories} />
      </SelectField>
      {categories.length === 0 && (
        <Alert kind="info">
          <p className="mb-3">{words.noCategories}</p>
          <ButtonLink kind="secondary" to="/admin/categories?action=create">
            {words.createCategory}
          </ButtonLink>
        </Alert>
      )}
    </>
  );
}

/** A mark that only the back office shows, as a star; it has no effect in the shop (requirements: Product fields). */
export function FeaturedField({ form: { draft, change } }: { form: ProductForm }) {
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        name="featured"
        checked={draft.featured}
        onChange={({ target }) => change({ featured: target.checked })}
        className="mt-0.5 size-5 shrink-0 accent-brand-strong"
      />
      <span>
        <span className="block font-medium text-sm">{words.fields.featured}</span>
        <span className="block text-ink-muted text-sm">{words.hints.featured}</span>
      </span>
    </label>
  );
}
