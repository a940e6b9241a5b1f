import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Category, ProductDetail } from '../../../shared/catalog/catalog.ts';
import type { Need } from '../../../shared/catalog/needs.ts';
import type { Family } from '../../../shared/catalog/product-families.ts';
import { fieldsOn } from '../../../shared/catalog/product-fields.ts';
import type { PriceHistory } from '../../../shared/catalog/product-form.ts';
import type { WaitingPeople } from '../../../shared/contact.ts';
import { inPageLanguage } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader, readSettings } from '../../load.ts';
import { mayNow } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { PartsCard } from '../bundles/parts-card.tsx';
import { FamilyCard } from '../families/family-card.tsx';
import { NewMemberCard, OtherMembersNote, useNewMember } from '../families/new-member-card.tsx';
import { Fields } from '../kit/fields.tsx';
import { PageFailure, PageLoading, type PageStates } from '../kit/page-states.tsx';
import { RecordFrame } from '../kit/record-page.tsx';
import { afterSaving } from '../list/unsaved-changes.tsx';
import { ProductLinks } from '../product-links/product-links.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import type { Route } from './+types/product-form-page.ts';
import { FactsCard } from './facts-card.tsx';
import { formField, NeedsField } from './form-fields.tsx';
import { CategoryOptions, nestCategories } from './nested-categories.tsx';
import { PicturesField } from './pictures-field.tsx';
import { PriceCard, PricesCard } from './price-card.tsx';
import { ProductLanguages } from './product-languages.tsx';
import { SizesEditor } from './sizes-editor.tsx';
import { StaleSaveDialog } from './stale-save.tsx';
import { type ProductForm, useProductForm } from './use-product-form.ts';
import { WaitingCard } from './waiting-card.tsx';

const words = adminProductsWords.form;

type Loaded = {
  product: ProductDetail | null;
  categories: Category[];
  needs: Need[];
  family: Family | null;
  waiting: WaitingPeople | null;
  prices: PriceHistory | null;
  hasQuickOrder: boolean;
  /** The original, if the new product is a copy (`?copy=`). */
  copied: ProductDetail | null;
};

const load: Load<Loaded> = async (call, { params: { id }, url }) => {
  const copy = id === undefined ? url.searchParams.get('copy') : null;
  const [product, categories, needs, copied, waiting, prices, settings] = await Promise.all([
    id === undefined ? null : call('GET /products/:id', { params: { id } }),
    call('GET /categories', { query: inPageLanguage }),
    call('GET /needs', { query: inPageLanguage }),
    copy === null ? null : call('GET /products/:id', { params: { id: copy } }),
    // The form works without them, and editors may not read them.
    id === undefined || !mayNow('people')
      ? null
      : call('GET /products/:id/stock-alerts', { params: { id } }).catch(() => null),
    id === undefined ? null : call('GET /products/:id/prices', { params: { id } }).catch(() => null),
    id === undefined ? null : readSettings(call),
  ]);
  const hasQuickOrder = settings?.delivery.quickOrder !== 'off';
  const family = product?.family
    ? await call('GET /families/:id', { params: { id: product.family._id }, query: inPageLanguage })
    : null;
  return { product, categories, needs, family, copied, waiting, prices, hasQuickOrder };
};

export function meta({ params, error, matches }: Route.MetaArgs) {
  if (error) return pageMeta(matches, { title: words.errorTitle });
  return pageMeta(matches, { title: params.id ? words.editTitle : words.newTitle });
}

export const loader = existenceLoader(async (call, { params: { id } }) => {
  if (id !== undefined) await call('GET /products/:id', { params: { id } });
});

export const clientLoader = privateLoader(load, words.failed);

export const handle = {
  loading: {
    text: words.loading,
    isTextShown: true,
    outline: (
      <>
        {' '}
        <div className="mt-6 grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Skeleton className="h-160" />
          <Skeleton className="h-160" />
        </div>
      </>
    ),
  },
  failure: {
    title: words.errorTitle,
    failed: words.notFound,
    tryAgain: adminProductsWords.tryAgain,
    missing: 'message',
    back: { to: '/admin/products', text: words.back },
  },
} satisfies PageStates;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form that creates and changes products (requirements: Product form). */
export default function ProductFormPage({ loaderData }: Route.ComponentProps) {
  const { product, copied, categories } = loaderData;
  const back = useListUrl();
  return (
    <>
      <BackLink to={back}>{words.back}</BackLink>
      <h1 className="mb-6 font-bold text-2xl tracking-tight">{product ? words.editTitle : words.newTitle}</h1>
      {product || categories.length > 0 ? (
        <ProductEditor key={product?._id ?? `copy of ${copied?._id}`} {...loaderData} back={back} />
      ) : (
        <NoCategories />
      )}
    </>
  );
}

/** Stands in place of the form until there is a category, which every product needs. */
function NoCategories() {
  return (
    <Alert kind="info">
      <p className="mb-3">{words.noCategories}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="secondary" to="/admin/categories?action=create">
          {words.createCategory}
        </ButtonLink>
        <ButtonLink kind="secondary" to="/admin/import">
          {adminProductsWords.list.empty.import}
        </ButtonLink>
      </div>
    </Alert>
  );
}

/** The URL of the list from which the form was opened, with its page and filters. */
function useListUrl() {
  const state: unknown = useLocation().state;
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : undefined;
  return typeof back === 'string' ? back : '/admin/products';
}

type FormProps = Loaded & { back: string };

function ProductEditor({ product, categories, needs, family, copied, back, ...aside }: FormProps) {
  const navigate = useNavigate();
  const [isFamilyChanged, setFamilyChanged] = useState(false);
  const member = useNewMember(copied);
  const form = useProductForm({
    loaded: product,
    member,
    // The family is saved on its own, so leaving may still lose its changes.
    onSaved: () => void navigate(back, { state: isFamilyChanged ? {} : afterSaving }),
  });
  const { stale, claims } = form;
  return (
    <>
      <RecordFrame
        form={{ ...form, stale: null }}
        save={form.saved ? words.update : words.create}
        back={back}
        onLoadSaved={form.loadCurrent}
        isSending={form.pictures.isSending}
        isChanged={form.isChanged || isFamilyChanged}
      >
        <ProductLanguages form={form}>
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
            <div className="grid grid-cols-1 gap-5">
              <NewMemberCard member={member} errors={form.errors} />
              <AboutCards form={form} categories={categories} />
              <PartsCard form={form} />
              {!product && !copied && <OtherMembersNote />}
            </div>
            <div className="grid grid-cols-1 gap-5 md:max-xl:grid-cols-2 xl:row-span-2">
              <Card title={words.cards.picture}>
                <PicturesField
                  pictures={form.pictures}
                  error={form.errors.imageUrl}
                  required={form.saved === null && form.draft.state !== 'draft'}
                />
              </Card>
              <PriceCard form={form} />
              <PlaceCard form={form} categories={categories} needs={needs} />
            </div>
            <FactsCard form={form} />
          </div>
        </ProductLanguages>
      </RecordFrame>
      {product && (
        <div className="mt-6 grid grid-cols-1 gap-5">
          <ProductLinks product={product} hasQuickOrder={aside.hasQuickOrder} />
          {aside.prices && <PricesCard {...aside.prices} />}
          {aside.waiting && <WaitingCard waiting={aside.waiting} />}
          <FamilyCard {...{ product, family }} isChanged={isFamilyChanged} onChange={setFamilyChanged} />
        </div>
      )}
      {stale && <StaleSaveDialog stale={stale} form={form} categories={categories} />}
      {claims.isAsking && (
        <ConfirmDialog
          title={words.claims.title}
          text={words.claims.text(claims.found)}
          confirm={words.claims.confirm}
          dismiss={words.claims.dismiss}
          onConfirm={async () => claims.confirm()}
          onClose={claims.close}
        />
      )}
    </>
  );
}

type CardProps = { form: ProductForm; categories: Category[] };

function AboutCards({ form, categories }: CardProps) {
  const { draft } = form;
  const inBase = useInBase();
  const category = categories.find(({ _id }) => _id === draft.category);
  const { fields } = words;
  return (
    <>
      <Card title={words.cards.about}>
        <Fields
          form={form}
          labels={fields}
          hints={{ features: words.hints.features }}
          fields={[
            { name: 'name', ...inBase, required: true, maxLength: 500 },
            ...fieldsOn('about').map(formField),
            { name: 'description', ...inBase, required: draft.state !== 'draft', rows: 6, maxLength: 20_000 },
            { name: 'features', ...inBase, rows: 4 },
          ]}
        />
      </Card>
      <Card title={fields.sizes}>
        <SizesEditor
          sizes={draft.sizes}
          // The usual sizes depend on English words.
          categoryName={category?.texts?.en?.name || (category?.name ?? '')}
          error={form.errors.sizes}
          onChange={(sizes) => form.change({ sizes })}
        />
      </Card>
    </>
  );
}

/** The product's category and needs, whether shoppers see it, and its mark as featured. */
function PlaceCard({ form, categories, needs }: CardProps & { needs: Need[] }) {
  return (
    <Card title={words.cards.place}>
      <div className="space-y-5">
        <SelectField {...form.field('category')} label={words.fields.category} required>
          <option value="">{words.chooseCategory}</option>
          <CategoryOptions categories={nestCategories(categories)} />
        </SelectField>
        <NeedsField form={form} needs={needs} />
        <Fields
          form={form}
          labels={{ state: productListWords.visibility }}
          hints={{ state: productListWords.visibilityHint }}
          fields={fieldsOn('place').map(formField)}
        />
        <label className="flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            name="featured"
            checked={form.draft.featured}
            onChange={({ target }) => form.change({ featured: target.checked })}
            className="mt-0.5 size-5 shrink-0 accent-brand-strong"
          />
          <span>
            <span className="block font-medium text-sm">{words.fields.featured}</span>
            <span className="block text-ink-muted text-sm">{words.hints.featured}</span>
          </span>
        </label>
      </div>
    </Card>
  );
}
