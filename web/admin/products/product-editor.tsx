import { useNavigate } from 'react-router';
import type { Category, Product } from '../../../shared/catalog.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { leftField } from './left-field.ts';
import { nestCategories } from './nested-categories.ts';
import { PictureField } from './picture-field.tsx';
import { CategoryField, FeaturedField, ProductLine, ProductLines } from './product-fields.tsx';
import { SizesEditor } from './sizes-editor.tsx';
import { StaleSave } from './stale-save.tsx';
import { afterSaving, UnsavedChanges } from './unsaved-changes.tsx';
import { type ProductForm, useProductForm } from './use-product-form.ts';

const words = adminProductsWords.form;

type Props = { product: Product | null; categories: Category[]; back: string };

/** The form that creates and changes products (requirements: Product form). */
export function ProductEditor({ product, categories, back }: Props) {
  const navigate = useNavigate();
  const form = useProductForm({
    loaded: product,
    onSaved: () => void navigate(back, { state: afterSaving }),
  });
  const { stale, picture } = form;
  return (
    <>
      <form noValidate onSubmit={form.submit} onBlur={({ target }) => form.touch(leftField(target))}>
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <AboutCards form={form} categories={categories} />
          <div className="grid grid-cols-1 gap-5 md:max-xl:grid-cols-2">
            <Card title={words.cards.picture}>
              <PictureField
                label={words.fields.imageUrl}
                picture={picture}
                imageUrl={form.draft.imageUrl}
                error={form.errorOf('imageUrl')}
                required={form.kept === null}
              />
            </Card>
            <PriceCard form={form} />
            <Card title={words.cards.place}>
              <div className="space-y-5">
                <CategoryField form={form} categories={nestCategories(categories)} />
                <FeaturedField form={form} />
              </div>
            </Card>
          </div>
        </div>
        <SaveBar form={form} back={back} />
      </form>
      {stale && <StaleSave stale={stale} form={form} categories={categories} />}
      <UnsavedChanges isChanged={form.isChanged || picture.progress !== null} />
    </>
  );
}

function AboutCards({ form, categories }: { form: ProductForm; categories: Category[] }) {
  const { draft } = form;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card title={words.cards.about}>
        <div className="space-y-5">
          <ProductLine form={form} name="name" required maxLength={500} />
          <ProductLine form={form} name="brand" maxLength={200} />
          <ProductLines form={form} name="description" required rows={6} maxLength={20_000} />
          <ProductLines form={form} name="features" hint={words.hints.features} rows={4} />
        </div>
      </Card>
      <Card title={words.fields.sizes}>
        <SizesEditor
          sizes={draft.sizes}
          categoryName={categories.find(({ _id }) => _id === draft.category)?.name ?? ''}
          error={form.errorOf('sizes')}
          onChange={(sizes) => form.change({ sizes })}
        />
      </Card>
    </div>
  );
}

function PriceCard({ form }: { form: ProductForm }) {
  const { hints } = words;
  return (
    <Card title={words.cards.price}>
      <div className="space-y-5">
        <ProductLine form={form} name="price" required inputMode="decimal" autoComplete="off" />
        <ProductLine
          form={form}
          name="discountedPrice"
          hint={hints.discountedPrice}
          inputMode="decimal"
          autoComplete="off"
        />
        <ProductLine
          form={form}
          name="stock"
          required
          {...(form.kept && { hint: hints.stock })}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </Card>
  );
}

/** Always within reach, because the form is longer than any screen. */
function SaveBar({ form, back }: { form: ProductForm; back: string }) {
  const { kept, isSaving, problem, picture } = form;
  const save = kept ? words.update : words.create;
  return (
    <div data-save-bar="" className="sticky bottom-0 mt-6 grid gap-3 border-line border-t bg-surface py-4">
      {problem && <Alert>{problem}</Alert>}
      <div className="flex justify-end gap-3">
        <ButtonLink kind="secondary" to={back}>
          {words.cancel}
        </ButtonLink>
        <Button type="submit" busy={isSaving} disabled={picture.progress !== null}>
          {isSaving ? words.saving : save}
        </Button>
      </div>
    </div>
  );
}
