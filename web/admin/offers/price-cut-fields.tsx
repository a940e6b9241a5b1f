import { type OfferBody, offerBody } from '../../../shared/offers/offers.ts';
import { call, inPageLanguage } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { formatPrice } from '../../words/formats.ts';
import { priceCutWords } from '../../words/price-cut-words.ts';
import { DataTable } from '../kit/data-table.tsx';
import { Fields } from '../kit/fields.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { usePreview } from '../list/use-preview.ts';
import { toValues } from './offer-draft.ts';
import type { OfferForm } from './use-offer-form.ts';

const words = priceCutWords.preview;

/** What a price cut takes off: one of three. Below the cost price it asks for a tick. */
export function PriceCutFields({ form }: { form: OfferForm }) {
  const { draft, errors, change } = form;
  const amount = { inputMode: 'decimal', autoComplete: 'off', need: 'oneOf' } as const;
  return (
    <>
      <div className="mt-5">
        <Fields
          form={form}
          labels={priceCutWords.fields}
          hints={priceCutWords.hints}
          layout="pairs"
          fields={[
            { name: 'percent', ...amount },
            { name: 'amount', ...amount },
            { name: 'price', ...amount, isWide: true },
          ]}
        />
      </div>
      {errors.acceptsBelowCost && (
        <div className="mt-4">
          <Alert>{errors.acceptsBelowCost}</Alert>
        </div>
      )}
      {(errors.acceptsBelowCost || draft.acceptsBelowCost) && (
        <TickBox
          name="acceptsBelowCost"
          text={priceCutWords.fields.acceptsBelowCost}
          isOn={draft.acceptsBelowCost}
          onChange={(acceptsBelowCost) => change({ acceptsBelowCost })}
        />
      )}
    </>
  );
}

/** What the cut does to the first products, before it is saved. */
export function PriceCutPreview({ form }: { form: OfferForm }) {
  const { shown, isReading, show } = usePreview(form.draft, {
    check: () => checkValues(offerBody, toValues(form.draft)),
    read: readPreview,
  });
  const { data, problem } = shown ?? {};
  return (
    <Card title={words.title}>
      <p className="mb-4 text-ink-muted text-sm">{words.hint}</p>
      <Button kind="secondary" busy={isReading} onClick={() => void show()}>
        {words.show}
      </Button>
      <div role="status" className="mt-4 empty:hidden">
        {problem && <Alert>{problem}</Alert>}
        {data && <p className="mb-2 text-sm">{data.count === 0 ? words.none : words.count(data.count)}</p>}
        {data && data.count > 0 && (
          <DataTable
            rows={data.products}
            keyOf={({ _id }) => _id}
            look="narrow"
            label={words.title}
            columns={[
              { heading: words.product, namesRow: true, cell: ({ name }) => <bdi>{name}</bdi> },
              {
                heading: words.before,
                isFigure: true,
                className: 'whitespace-nowrap',
                cell: ({ before }) => formatPrice(before),
              },
              {
                heading: words.after,
                isFigure: true,
                className: 'whitespace-nowrap',
                cell: ({ after }) => formatPrice(after),
              },
            ]}
          />
        )}
      </div>
    </Card>
  );
}

async function readPreview(body: OfferBody) {
  try {
    return {
      data: await call('POST /offers/preview', { query: inPageLanguage, body }, { failed: words.failed }),
    };
  } catch (error) {
    return { problem: refusalText(error, words.failed) };
  }
}
