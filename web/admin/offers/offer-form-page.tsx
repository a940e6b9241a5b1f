import { wilayaCode } from '../../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import type { ListedOffer, Offer, OfferTargets } from '../../../shared/offers/offers.ts';
import { useMay } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextOptions } from '../../ui/forms/options.tsx';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { priceCutWords } from '../../words/price-cut-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { Fields } from '../kit/fields.tsx';
import { PageFailure, PageLoading } from '../kit/page-states.tsx';
import { type Editing, RecordFrame, RecordPage, recordRoute } from '../kit/record-page.tsx';
import { TickBox } from '../list/tick-box.tsx';
import type { Route } from './+types/offer-form-page.ts';
import { CodeFields } from './code-fields.tsx';
import { CodesCard } from './codes-card.tsx';
import { OfferState } from './end-offer.tsx';
import { GiftFields } from './gift-fields.tsx';
import { useNameFields } from './name-fields.ts';
import { OfferSums } from './offer-sums.tsx';
import { PriceCutFields, PriceCutPreview } from './price-cut-fields.tsx';
import { TargetProducts } from './target-products.tsx';
import { type TargetOptions, TargetTicks, useTargetOptions } from './target-ticks.tsx';
import { type OfferForm, useOfferForm } from './use-offer-form.ts';

const words = adminOffersWords.form;
const listUrl = '/admin/offers';

const route = recordRoute({
  words,
  list: listUrl,
  height: 'h-120',
  read: (call, { id }) => call('GET /offers/:id', { params: { id } }),
});

export const { meta, clientLoader, handle } = route;

export const loader = route.loader;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

export default function OfferFormPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RecordPage words={words} list={listUrl} stored={loaderData} editor={OfferEditor} />
      {loaderData && loaderData.uses > 0 && <OrdersOf offer={loaderData} />}
      {loaderData?.kind === 'price_cut' && (
        <p className="mt-6">
          <ButtonLink to={`/admin/offers/${loaderData._id}/declaration`} kind="secondary">
            {priceCutWords.declaration.link}
          </ButtonLink>
        </p>
      )}
      {loaderData?.kind === 'code' && <CodesCard offer={loaderData} />}
    </>
  );
}

/** The sums of the orders that took an offer, and the way to their list. */
function OrdersOf({ offer }: { offer: ListedOffer }) {
  const may = useMay();
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <OfferSums offer={offer} />
      {offer.kind === 'price_cut' && offer.revenue !== undefined && (
        <span className="w-full text-ink-muted">{adminOffersWords.savedUnknown}</span>
      )}
      {may('orders.read') && (
        <ButtonLink to={`/admin/orders?offer=${offer._id}`} kind="secondary">
          {words.orders}
        </ButtonLink>
      )}
    </p>
  );
}

function OfferEditor({ editing }: { editing: Editing<Offer> }) {
  const form = useOfferForm(editing);
  return (
    <RecordFrame form={form} {...form.frame}>
      {form.kept && <OfferState offer={form.kept} onEnded={editing.loadSaved} />}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <MainCard form={form} />
        {form.draft.kind === 'price_cut' ? (
          <PriceCutPreview form={form} />
        ) : (
          <div className="space-y-5">
            <LimitsCard form={form} />
            {form.kept === null && form.draft.kind === 'code' && (
              <Card title={words.codes}>
                <p className="mb-4 text-ink-muted text-sm">{words.codesHint}</p>
                <CodeFields form={form} />
              </Card>
            )}
          </div>
        )}
        {form.draft.kind !== 'delivery' && <TargetsCard form={form} />}
      </div>
    </RecordFrame>
  );
}

function MainCard({ form }: { form: OfferForm }) {
  const { draft, change } = form;
  const names = useNameFields(draft);
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Card title={words.card}>
      <Fields
        form={form}
        labels={{ ...words.fields, ...names.labels }}
        hints={draft.kind === 'delivery' ? { ...words.hints, kind: words.tariffHint } : words.hints}
        layout="pairs"
        fields={[
          ...names.fields,
          {
            name: 'kind',
            required: true,
            options: <TextOptions texts={adminOffersWords.kinds} />,
            isWide: true,
          },
          { name: 'firstDay', type: 'date', required: true },
          { name: 'lastDay', type: 'date', required: true },
          ...(draft.kind === 'code'
            ? [
                { name: 'percent' as const, ...amount, need: 'oneOf' as const },
                { name: 'amount' as const, ...amount, need: 'oneOf' as const },
                { name: 'higherPercent' as const, ...amount },
                { name: 'higherFrom' as const, ...amount },
              ]
            : []),
          ...(draft.kind === 'quantity'
            ? [
                { name: 'units' as const, ...amount, required: true, isWide: true },
                { name: 'setPrice' as const, ...amount, need: 'oneOf' as const },
                { name: 'free' as const, ...amount, need: 'oneOf' as const },
              ]
            : []),
        ]}
      />
      {draft.kind === 'gift' && <GiftFields form={form} />}
      {draft.kind === 'price_cut' && <PriceCutFields form={form} />}
      {form.errors.tiers && <Alert>{form.errors.tiers}</Alert>}
      <TickBox
        name="isActive"
        text={words.fields.isActive}
        isOn={draft.isActive}
        onChange={(isActive) => change({ isActive })}
      />
    </Card>
  );
}

function LimitsCard({ form }: { form: OfferForm }) {
  const { draft, change } = form;
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Card title={words.limits}>
      <Fields
        form={form}
        labels={words.fields}
        hints={words.hints}
        layout="pairs"
        fields={[
          // A gift is earned by units of its products or by their sum.
          { name: 'minimum', ...number, need: draft.kind === 'gift' ? 'oneOf' : 'nobody', isWide: true },
          { name: 'maxUses', ...number },
          { name: 'maxPerPhone', ...number },
        ]}
      />
      <TickBox
        name="firstOrderOnly"
        text={words.fields.firstOrderOnly}
        isOn={draft.firstOrderOnly}
        onChange={(firstOrderOnly) => change({ firstOrderOnly })}
      />
      <details className="mt-3">
        <summary className="cursor-pointer font-medium text-sm">
          {words.wilayas(draft.wilayas.length)}
        </summary>
        <div className="mt-2 grid max-h-72 grid-cols-2 overflow-y-auto text-sm">
          {wilayas.map((name) => {
            const code = wilayaCode(name) ?? 0;
            const others = draft.wilayas.filter((other) => other !== code);
            return (
              <TickBox
                key={name}
                name={`wilaya ${code}`}
                text={wilayaName(name)}
                isOn={draft.wilayas.includes(code)}
                onChange={(isOn) => change({ wilayas: isOn ? [...others, code] : others })}
              />
            );
          })}
        </div>
      </details>
    </Card>
  );
}

function TargetsCard({ form }: { form: OfferForm }) {
  const options = useTargetOptions();
  const targets = (name: 'included' | 'excluded', title: string) => (
    <Targets
      title={title}
      name={name}
      options={options}
      chosen={form.draft[name]}
      error={form.errors[name]}
      onChange={(part) => form.change({ [name]: { ...form.draft[name], ...part } })}
    />
  );
  return (
    <div className="xl:col-span-2">
      <Card title={words.targets}>
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
          {targets('included', words.only)}
          {targets('excluded', words.except)}
        </div>
      </Card>
    </div>
  );
}

type TargetsProps = {
  title: string;
  name: string;
  options: TargetOptions;
  chosen: OfferTargets;
  error: string | undefined;
  onChange: (part: Partial<OfferTargets>) => void;
};

function Targets({ title, name, options, chosen, error, onChange }: TargetsProps) {
  const texts = { ...priceCutWords.targets, categories: words.categories };
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-semibold text-sm">{title}</h3>
      {(['categories', 'brands', 'needs'] as const).map((kind) => (
        <TargetTicks
          key={kind}
          name={`${name} ${kind}`}
          text={texts[kind]}
          options={options[kind]}
          chosen={chosen[kind]}
          onChange={(all) => onChange({ [kind]: all })}
        />
      ))}
      <TargetProducts chosen={chosen.products} onChange={(products) => onChange({ products })} />
      {error && <Alert>{error}</Alert>}
    </div>
  );
}
