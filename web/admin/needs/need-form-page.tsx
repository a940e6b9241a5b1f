import { useSearchParams } from 'react-router';
import type { NeedDetail } from '../../../shared/needs.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { Card } from '../../ui/card.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminNeedsWords } from '../../words/admin-needs-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { PageFailure, PageLoading, recordStates } from '../kit/page-states.tsx';
import { ActiveSelect } from '../list/active-select.tsx';
import { ChosenProductRow, ChosenProducts } from '../list/chosen-products.tsx';
import { RecordEditors } from '../list/record-form.tsx';
import { RecordFrame, RecordHeading, recordMeta, useReturn } from '../list/record-page.tsx';
import { PictureField } from '../products/picture-field.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { inEnglish } from '../texts/texts-draft.ts';
import type { Route } from './+types/need-form-page.ts';
import { type NeedForm, useNeedForm } from './use-need-form.ts';

const words = adminNeedsWords.form;
const listUrl = '/admin/needs';

const load: Load<NeedDetail | null> = async (call, { params: { id } }) =>
  id === undefined ? null : call('GET /needs/:id/form', { params: { id } });

export function meta(args: Route.MetaArgs) {
  return recordMeta(words, args);
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export const handle = recordStates({ ...words, tryAgain: adminNeedsWords.tryAgain }, listUrl, 'h-160');

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form that creates and changes needs (requirements: Admin needs). */
export default function NeedFormPage({ loaderData: need }: Route.ComponentProps) {
  return (
    <>
      <RecordHeading words={words} back={listUrl} isNew={!need} />
      <RecordEditors stored={need}>
        {(loaded, loadSaved) => <NeedEditor need={loaded} loadSaved={loadSaved} />}
      </RecordEditors>
    </>
  );
}

type EditorProps = { need: NeedDetail | null; loadSaved: (current: NeedDetail) => void };

function NeedEditor({ need, loadSaved }: EditorProps) {
  const form = useNeedForm({ loaded: need, onSaved: useReturn(listUrl) });
  const [query] = useSearchParams();
  const { draft, texts, kept, picture } = form;
  const { fields } = words;
  return (
    <RecordFrame
      form={form}
      save={kept ? words.update : words.create}
      back={listUrl}
      onLoadSaved={loadSaved}
      isSending={picture.progress !== null}
    >
      <LanguageTabs
        id="need"
        asked={query.get('language')}
        texts={texts}
        fields={[
          { name: 'name', label: fields.name, base: draft.name, maxLength: 100 },
          {
            ...{ name: 'description', label: fields.description, base: draft.description },
            ...{ maxLength: 5_000, rows: 6 },
          },
        ]}
        frame={(language, content) => <Card title={adminTranslationsWords.texts[language]}>{content}</Card>}
      >
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <AboutCard form={form} />
          <PlaceCard form={form} />
          <ProductsCard form={form} />
        </div>
      </LanguageTabs>
    </RecordFrame>
  );
}

function AboutCard({ form: { field } }: { form: NeedForm }) {
  const { fields, hints } = words;
  return (
    <Card title={words.cards.about}>
      <div className="space-y-5">
        <TextField {...field('name')} {...inEnglish} label={fields.name} required maxLength={100} />
        <TextField {...field('slug')} label={fields.slug} hint={hints.slug} maxLength={60} />
        <TextArea
          {...field('description')}
          {...inEnglish}
          label={fields.description}
          required
          rows={6}
          maxLength={5_000}
        />
      </div>
    </Card>
  );
}

function PlaceCard({ form }: { form: NeedForm }) {
  const { draft, errors, change, picture } = form;
  return (
    <Card title={words.cards.place}>
      <div className="space-y-5">
        <PictureField
          label={words.fields.imageUrl}
          picture={picture}
          imageUrl={draft.imageUrl}
          error={errors.imageUrl}
        />
        <ActiveSelect
          label={words.fields.isActive}
          words={adminNeedsWords}
          inactiveHint={words.hints.inactive}
          isActive={draft.isActive}
          error={errors.isActive}
          onChange={(isActive) => change({ isActive })}
        />
      </div>
    </Card>
  );
}

/** The products of the need in their order. The error of a product appears in its row. */
function ProductsCard({ form }: { form: NeedForm }) {
  const { draft, errors, change } = form;
  const { products } = draft;
  return (
    <Card title={words.cards.products}>
      {products.length === 0 && <p className="mb-4 text-ink-muted text-sm">{words.noProducts}</p>}
      <ChosenProducts
        rows={products}
        label={words.productsInOrder}
        add={words.fields.products}
        removeNamed={words.removeNamed}
        onChange={(products) => change({ products })}
        onAdd={(product) => change({ products: [...products, product] })}
      >
        {(product, place) => (
          <ChosenProductRow
            product={product}
            name={`products.${place}`}
            error={errors[`products.${place}`]}
          />
        )}
      </ChosenProducts>
    </Card>
  );
}
