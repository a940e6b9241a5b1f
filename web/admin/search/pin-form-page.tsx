import { useSearchParams } from 'react-router';
import type { PinnedTerm } from '../../../shared/search/admin-search.ts';
import { inPageLanguage } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { PageFailure, PageLoading } from '../kit/page-states.tsx';
import { type Editing, RecordFrame, RecordPage, recordRoute } from '../kit/record-page.tsx';
import { ProductChoice, SmallPicture } from '../list/chosen-products.tsx';
import type { Route } from './+types/pin-form-page.ts';
import { type PinForm, usePinForm } from './use-pin-form.ts';

const words = adminSearchWords.pinForm;
const listUrl = '/admin/search/pins';

const route = recordRoute({
  words,
  list: listUrl,
  height: 'h-160',
  read: (call, { id }) => call('GET /search/pins/:id', { params: { id }, query: inPageLanguage }),
});

export const { meta, clientLoader, handle } = route;

export const loader = route.loader;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form that pins products to the top of a search (requirements: Pinned products). */
export default function PinFormPage({ loaderData: pins }: Route.ComponentProps) {
  return <RecordPage words={words} list={listUrl} stored={pins} editor={PinEditor} />;
}

function PinEditor({ editing }: { editing: Editing<PinnedTerm> }) {
  const [query] = useSearchParams();
  const form = usePinForm(editing, query.get('term') ?? '');
  return (
    <RecordFrame form={form} {...form.frame}>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <ProductsCard form={form} />
        <ResultsCard form={form} />
      </div>
    </RecordFrame>
  );
}

function ProductsCard({ form }: { form: PinForm }) {
  const { errors, field } = form;
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
        <ProductChoice form={form} words={words} />
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
