import { useSearchParams } from 'react-router';
import type { PinnedTerm } from '../../../shared/admin-search.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { PageFailure, PageLoading, recordStates } from '../kit/page-states.tsx';
import { ChosenProductRow, ChosenProducts, SmallPicture } from '../list/chosen-products.tsx';
import { RecordEditors } from '../list/record-form.tsx';
import { RecordFrame, RecordHeading, recordMeta, useReturn } from '../list/record-page.tsx';
import type { Route } from './+types/pin-form-page.ts';
import { type PinForm, usePinForm } from './use-pin-form.ts';

const words = adminSearchWords.pinForm;
const listUrl = '/admin/search/pins';

const load: Load<PinnedTerm | null> = async (call, { params: { id } }) =>
  id === undefined ? null : call('GET /search/pins/:id', { params: { id } });

export function meta(args: Route.MetaArgs) {
  return recordMeta(words, args);
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export const handle = recordStates(words, listUrl, 'h-160');

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form that pins products to the top of a search (requirements: Pinned products). */
export default function PinFormPage({ loaderData: pins }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <>
      <RecordHeading words={words} back={listUrl} isNew={!pins} />
      <RecordEditors stored={pins}>
        {(loaded, loadSaved) => (
          <PinEditor pins={loaded} term={query.get('term') ?? ''} loadSaved={loadSaved} />
        )}
      </RecordEditors>
    </>
  );
}

type EditorProps = {
  pins: PinnedTerm | null;
  /** The search of new pins. */
  term: string;
  loadSaved: (current: PinnedTerm) => void;
};

function PinEditor({ pins, term, loadSaved }: EditorProps) {
  const form = usePinForm({ loaded: pins, term, onSaved: useReturn(listUrl) });
  const save = pins ? words.update : words.create;
  return (
    <RecordFrame {...{ form, save }} back={listUrl} onLoadSaved={loadSaved}>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <ProductsCard form={form} />
        <ResultsCard form={form} />
      </div>
    </RecordFrame>
  );
}

/** The search and its products in their order. The error of a product appears in its row. */
function ProductsCard({ form: { draft, errors, field, change } }: { form: PinForm }) {
  const { products } = draft;
  return (
    <Card title={words.cards.products}>
      <div className="space-y-5">
        <TextField
          {...field('term')}
          label={words.fields.term}
          hint={words.hints.term}
          required
          dir="auto"
          maxLength={200}
        />
        {products.length === 0 && <p className="text-ink-muted text-sm">{words.noProducts}</p>}
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
        {errors.products && <FieldError id="error-products" text={errors.products} />}
        <input type="hidden" name="products" />
      </div>
    </Card>
  );
}

function ResultsCard({ form: { results, isReading, readResults } }: { form: PinForm }) {
  const { data: list, problem } = results ?? {};
  return (
    <Card title={words.cards.results}>
      <p className="mb-4 text-ink-muted text-sm">{words.resultsLead}</p>
      {problem && <Alert>{problem}</Alert>}
      {list && (
        <>
          <p role="status" className="mb-3 text-sm">
            {words.found(list.count)}
          </p>
          <ol aria-label={words.results} className="divide-y divide-line">
            {list.products.map(({ _id, name, imageUrl, stock }) => (
              <li key={_id} className="flex items-center gap-3 py-2 text-sm">
                <SmallPicture imageUrl={imageUrl} />
                <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">
                  <bdi lang="">{name}</bdi>
                </span>
                {stock === 0 && (
                  <span className="shrink-0 text-ink-muted">{adminProductsWords.list.outOfStock}</span>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {!results && (
        <Button kind="secondary" busy={isReading} onClick={() => void readResults()}>
          {words.showResults}
        </Button>
      )}
    </Card>
  );
}
