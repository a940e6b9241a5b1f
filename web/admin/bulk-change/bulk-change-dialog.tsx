import { type ReactNode, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type ProductChanges, usualStockLimit } from '../../../shared/catalog/admin-products.ts';
import { tvaRates } from '../../../shared/catalog/product-facts.ts';
import { useMay } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { bulkChangeWords } from '../../words/bulk-change-words.ts';
import { priceWarningsWords } from '../../words/price-warnings-words.ts';
import { UsualRate } from '../tva/usual-rate.tsx';
import { BulkPreview, Refusals } from './bulk-preview.tsx';
import { type ChangeDraft, type ChangeKind, changeKinds, hasNumber, kindOf } from './change-draft.ts';
import { type Chosen, useBulkChange } from './use-bulk-change.ts';

const { form } = adminProductsWords;

type Props = {
  chosen: Chosen;
  /** The number of chosen products. */
  count: number;
  /** The change with which it opens. */
  start?: ChangeDraft;
  /** The names of all brands. */
  brands: string[];
  /** The options of a select with all categories. */
  categoryOptions: ReactNode;
  /** Called after the change, even if some products could not be changed. */
  onDone: () => void;
  onClose: () => void;
};

/** Changes several products at once: choose the change, check its preview, confirm it. */
export function BulkChangeDialog({ chosen, count, start, brands, categoryOptions, onDone, onClose }: Props) {
  const dialog = useRef<DialogHandle>(null);
  const navigate = useNavigate();
  const change = useBulkChange({
    chosen,
    start,
    onDone({ changed, refused, report }: ProductChanges, kind) {
      const { deleted, done, reportOfDeletion, report: seeOrUndo } = bulkChangeWords;
      showToast({
        kind: 'success',
        text: (kind === 'delete' ? deleted : done)(changed.length),
        ...(report && {
          action: {
            label: kind === 'delete' ? reportOfDeletion : seeOrUndo,
            run: () => void navigate(`/admin/import/${report}`),
          },
        }),
      });
      onDone();
      if (refused.length === 0) dialog.current?.close();
    },
  });
  const { preview, result, problem, isBusy } = change;
  const close = () => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      title={bulkChangeWords.title(preview ? countOf(preview) : count)}
      width="w-[min(40rem,calc(100vw-2rem))]"
      isBusy={isBusy}
      onClose={onClose}
    >
      {problem && (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      )}
      {preview === null && <ChangeForm {...{ change, brands, categoryOptions, close }} />}
      {preview && !result && <PreviewStep change={change} preview={preview} />}
      {result && (
        <>
          <Refusals refused={result.refused} title={bulkChangeWords.notDone(result.refused.length)} />
          <div className="mt-6 flex justify-end">
            <Button onClick={close}>{bulkChangeWords.close}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function countOf({ changed, unchanged, rounded, cheaper, refused }: ProductChanges) {
  return changed.length + unchanged + rounded.length + cheaper.length + refused.length;
}

type Change = ReturnType<typeof useBulkChange>;

type FormProps = { change: Change; brands: string[]; categoryOptions: ReactNode; close: () => void };

function ChangeForm({ change, brands, categoryOptions, close }: FormProps) {
  return (
    <form
      noValidate
      className="mt-5 space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void change.look();
      }}
    >
      <ChangeFields {...{ change, brands, categoryOptions }} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" disabled={change.isBusy} onClick={close}>
          {bulkChangeWords.cancel}
        </Button>
        <Button type="submit" busy={change.isBusy}>
          {bulkChangeWords.look}
        </Button>
      </div>
    </form>
  );
}

function PreviewStep({ change, preview }: { change: Change; preview: ProductChanges }) {
  const isDeletion = change.draft.kind === 'delete';
  const isUnusual = preview.changed.some(({ warnings }) => warnings);
  return (
    <>
      {isDeletion && preview.changed.length > 0 && (
        <div className="mt-4">
          <Alert kind="warning">{bulkChangeWords.deletionHint}</Alert>
        </div>
      )}
      <BulkPreview preview={preview} />
      <div className="sticky -bottom-5 -mb-5 mt-2 flex flex-wrap justify-end gap-3 bg-surface py-4 sm:-bottom-6 sm:-mb-6">
        <Button kind="secondary" disabled={change.isBusy} onClick={change.goBack}>
          {bulkChangeWords.back}
        </Button>
        {isDeletion && (
          <Button
            kind="secondary"
            disabled={change.isBusy}
            onClick={() => void change.look({ ...change.draft, kind: 'hide' })}
          >
            {productListWords.hiding.instead}
          </Button>
        )}
        {preview.changed.length > 0 && (
          <Button
            kind={isDeletion ? 'destructive' : 'primary'}
            busy={change.isBusy}
            onClick={() => void change.apply()}
          >
            {isDeletion && bulkChangeWords.applyDeletion(preview.changed.length)}
            {!isDeletion &&
              (isUnusual ? priceWarningsWords.confirm : bulkChangeWords.apply(preview.changed.length))}
          </Button>
        )}
      </div>
    </>
  );
}

type BrandProps = Pick<Change, 'draft' | 'fill'> & { brands: string[] };

function BrandField({ draft, fill, brands }: BrandProps) {
  const id = useId();
  return (
    <>
      <TextField
        label={bulkChangeWords.brand}
        hint={bulkChangeWords.brandHint}
        required
        list={id}
        autoComplete="off"
        maxLength={200}
        value={draft.brand}
        onChange={({ target }) => fill({ brand: target.value })}
      />
      <datalist id={id}>
        {brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
    </>
  );
}

type FieldsProps = Omit<FormProps, 'close'>;

function ChangeFields({ change: { draft, fill }, brands, categoryOptions }: FieldsProps) {
  const may = useMay();
  const { mayBeEmpty, isRounded } = kindOf(draft.kind);
  return (
    <>
      <SelectField
        label={bulkChangeWords.what}
        required
        value={draft.kind}
        onChange={({ target }) => fill({ kind: target.value as ChangeKind })}
      >
        <Options
          of={changeKinds.filter((kind) => may(kindOf(kind).may ?? 'catalog'))}
          text={(kind) => bulkChangeWords.kinds[kind]}
        />
      </SelectField>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {hasNumber(draft.kind) && (
          <TextField
            label={bulkChangeWords.value[draft.kind]}
            {...(draft.kind === 'limit' && { hint: bulkChangeWords.limitHint(usualStockLimit) })}
            {...(draft.kind === 'cost' && { hint: bulkChangeWords.costHint })}
            {...(draft.kind === 'costPercent' && { hint: bulkChangeWords.costPercentHint })}
            required={!mayBeEmpty}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={draft.value}
            onChange={({ target }) => fill({ value: target.value })}
          />
        )}
        {draft.kind === 'delete' && (
          <div className="sm:col-span-2">
            <p className="text-ink-muted text-sm">{bulkChangeWords.deletionHint}</p>
            <Button kind="plain" onClick={() => fill({ kind: 'hide' })}>
              {productListWords.hiding.instead}
            </Button>
          </div>
        )}
        {isRounded && (
          <SelectField
            label={bulkChangeWords.roundTo}
            required
            value={draft.roundTo}
            onChange={({ target }) => fill({ roundTo: target.value === 'tens' ? 'tens' : 'centimes' })}
          >
            <option value="tens">{bulkChangeWords.rounding.tens}</option>
            <option value="centimes">{bulkChangeWords.rounding.centimes}</option>
          </SelectField>
        )}
        {draft.kind === 'brand' && <BrandField {...{ draft, fill, brands }} />}
        {draft.kind === 'tvaRate' && (
          <SelectField
            label={form.fields.tvaRate}
            required
            value={draft.tvaRate}
            onChange={({ target }) => fill({ tvaRate: target.value })}
          >
            <option value="">
              <UsualRate />
            </option>
            <Options of={tvaRates.map(String)} text={(rate) => form.percent(Number(rate))} />
          </SelectField>
        )}
        {draft.kind === 'category' && (
          <SelectField
            label={bulkChangeWords.category}
            required
            value={draft.category}
            onChange={({ target }) => fill({ category: target.value })}
          >
            <option value="">{bulkChangeWords.chooseCategory}</option>
            {categoryOptions}
          </SelectField>
        )}
      </div>
    </>
  );
}
