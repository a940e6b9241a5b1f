import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sumToCollect } from '../../../shared/orders/order-balance.ts';
import type { OrderForm } from '../../../shared/orders/phone-orders.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { inPageLanguage } from '../../call.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { PageFailure, PageLoading, thingMeta, thingStates } from '../kit/page-states.tsx';
import { RecordFrame } from '../kit/record-page.tsx';
import { afterSaving } from '../list/unsaved-changes.tsx';
import { MailNote } from '../mailed-buyers/mail-note.tsx';
import type { Route } from './+types/edit-order-page.ts';
import { AddressFields } from './address-fields.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
import { EditNotices, EditRefused, useEditProblem } from './edit-notices.tsx';
import { OrderLines } from './order-lines.tsx';
import { QuoteCard, QuoteLine } from './quote-card.tsx';
import { type OrderEditForm, useOrderEdit } from './use-order-edit.ts';

const words = adminPhoneOrderWords.edit;
const orderWords = adminOrdersWords.order;

const load: Load<OrderForm> = (call, { params }) =>
  call('GET /orders/:id/form', { params: { id: params.id ?? '' }, query: inPageLanguage });

export function meta(args: Route.MetaArgs) {
  const titles = { ...orderWords, title: words.title };
  return thingMeta(titles, args, ({ _id }) => words.heading(groupedNumber(_id)));
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, orderWords.failed);

export const handle = thingStates({ ...orderWords, tryAgain: adminOrdersWords.tryAgain }, '/admin/orders', {
  title: words.title,
  outline: ['h-160'],
});

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** Changes the products and the address of an order that has not shipped (requirements: Changing an order). */
export default function EditOrderPage({ loaderData }: Route.ComponentProps) {
  const [opened, setOpened] = useState(loaderData);
  const [query] = useSearchParams();
  // From a call it goes on with the call.
  const isCall = query.get('from') === 'call';
  const orderUrl = isCall ? '/admin/confirmation' : `/admin/orders/${opened._id}`;
  const problem = useEditProblem(opened);
  return (
    <>
      <BackLink to={orderUrl}>{isCall ? words.backToCalls : words.back}</BackLink>
      <h1 className="mt-2 mb-6 font-bold text-2xl tracking-tight">
        <OrderNumber id={opened._id} within={words.heading} />
      </h1>
      {problem ? (
        <EditRefused {...{ opened, problem }} />
      ) : (
        <Editor key={opened.version} opened={opened} orderUrl={orderUrl} onLoadSaved={setOpened} />
      )}
    </>
  );
}

type EditorProps = { opened: OrderForm; orderUrl: string; onLoadSaved: (present: OrderForm) => void };

function Editor({ opened, orderUrl, onLoadSaved }: EditorProps) {
  const navigate = useNavigate();
  const form = useOrderEdit(opened, () => void navigate(orderUrl, { state: afterSaving }));
  const { draft, quote, errors, change } = form;
  const isFixed = opened.isSent || opened.invoice !== undefined;
  return (
    <>
      <EditNotices opened={opened} />
      <RecordFrame
        form={form}
        save={words.save}
        back={orderUrl}
        onLoadSaved={onLoadSaved}
        summary={{
          beside: <SummaryCard form={form} opened={opened} />,
          short: <QuoteLine quote={quote} credit={opened.credit} />,
        }}
      >
        {!isFixed && (
          <OrderLines
            lines={draft.lines}
            quote={quote}
            errors={errors}
            onChange={(lines) => change({ lines })}
          />
        )}
        {!opened.invoice && <CorrectionsCard form={form} />}
        <Card title={orderWords.shipping.title}>
          <AddressFields draft={draft} errors={errors} onChange={change} isPlaceFixed={isFixed} />
        </Card>
      </RecordFrame>
    </>
  );
}

/** The sums of the changed order beside its present total. */
function SummaryCard({ form: { quote, draft }, opened }: { form: OrderEditForm; opened: OrderForm }) {
  const notes = (
    <>
      <p className="mt-2 text-ink-muted text-sm tabular-nums">
        {words.before(formatPrice(opened.totalPrice))}
      </p>
      {opened.parcel && quote && quote.totalPrice !== opened.totalPrice && (
        <p className="mt-2 font-semibold text-sm text-warning tabular-nums">
          {words.toCollect(
            opened.parcel.courier,
            formatPrice(sumToCollect({ ...quote, credit: opened.credit })),
          )}
        </p>
      )}
      {quote?.tariffShipping !== undefined && (
        <p className="mt-2 text-sm tabular-nums">{words.keptShipping(formatPrice(quote.tariffShipping))}</p>
      )}
    </>
  );
  const buyer = { hasEmail: opened.hasEmail, phone: draft.phone };
  const rules = [
    ...(opened.isSent || opened.invoice ? [] : words.rules),
    words.isTold,
    <MailNote key="mail" mail="changed" buyer={buyer} />,
  ];
  return <QuoteCard quote={quote} credit={opened.credit} rules={rules} notes={notes} />;
}
