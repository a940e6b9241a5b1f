import TruckIcon from 'icon:truck';
import { Suspense, useState } from 'react';
import { orderApi, type TrackedOrder } from '../../../shared/orders/order-api.ts';
import { secretPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { trackWords as words } from '../../words/track-words.ts';
import type { Route } from './+types/track-page.ts';

export const headers = secretPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** Only a visitor who has found an order needs it. */
const Tracked = latePart(async () => (await import('./tracked-order.tsx')).TrackedOrderDetails);

/** Shows the state of an order to anyone with its number and phone number (requirements: Track an order). */
export default function TrackPage() {
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const form = <TrackForm onFound={setOrder} />;
  if (!order) return form;
  return (
    <Suspense fallback={form}>
      <Tracked order={order} onAnother={() => setOrder(null)} />
    </Suspense>
  );
}

function TrackForm({ onFound }: { onFound: (order: TrackedOrder) => void }) {
  return (
    <div className="min-h-[80dvh] bg-canvas px-4 py-8 sm:py-16">
      <div className="mx-auto max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-9">
        <span className="mb-5 grid size-14 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <TruckIcon className="size-7" />
        </span>
        <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
        <p className="mt-2 mb-7 text-pretty text-ink-muted">{words.lead}</p>
        <CheckedForm endpoint={orderApi.track} retryField="number" words={words} onDone={onFound}>
          {(errors) => (
            <>
              <TextField
                label={words.number}
                hint={words.numberHint}
                name="number"
                dir="ltr"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={30}
                required
                error={errors.number}
              />
              <TextField
                label={words.phone}
                name="phone"
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={30}
                required
                error={errors.phone}
              />
            </>
          )}
        </CheckedForm>
      </div>
    </div>
  );
}
