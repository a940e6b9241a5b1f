import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { languages } from '../../../shared/values/languages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { comma } from '../../words/formats.ts';
import { reviewWords } from '../../words/review-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { Fields } from '../kit/fields.tsx';
import { SaveBar } from '../list/save-bar.tsx';
import { SaveProblem } from '../list/save-problem.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { afterSaving, UnsavedChanges } from '../list/unsaved-changes.tsx';
import { AddressFields } from './address-fields.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
import { OrderLines } from './order-lines.tsx';
import { QuoteCard, QuoteLine } from './quote-card.tsx';
import { useKnownBuyer } from './use-known-buyer.ts';
import { type Exchange, type PhoneOrderForm, usePhoneOrder } from './use-phone-order.ts';

const words = adminPhoneOrderWords.phone;
const orderWords = adminOrdersWords.order;

type Props = { exchange?: Exchange; children?: ReactNode };

/** The form of an order on the phone, blank or filled for an exchange. */
export function PhoneOrderEditor({ exchange, children }: Props) {
  const navigate = useNavigate();
  const form = usePhoneOrder({
    exchange,
    onPlaced: ({ _id }) => void navigate(`/admin/orders/${_id}`, { state: afterSaving }),
  });
  const { draft, quote, errors, change, problem, isBusy } = form;
  return (
    <>
      {children}
      <form {...form.props}>
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-1 gap-5">
            <BuyerCard form={form} />
            <OrderLines
              lines={draft.lines}
              quote={quote}
              error={errors.lines}
              onChange={(lines) => change({ lines })}
            />
            <CorrectionsCard form={form} />
          </div>
          <SummaryCard form={form} credit={exchange?.credit} />
        </div>
        <SaveBar
          save={words.place}
          back={exchange ? `/admin/orders/${exchange.of}` : '/admin/orders'}
          isBusy={isBusy}
          isSending={false}
        >
          <QuoteLine quote={quote} credit={exchange?.credit} />
          <SaveProblem text={problem} />
        </SaveBar>
      </form>
      <UnsavedChanges isChanged={form.isChanged && !isBusy} />
    </>
  );
}

const mailLanguages = <Options of={languages} text={(each) => orderWords.languages[each]} />;

function BuyerCard({ form }: { form: PhoneOrderForm }) {
  const { draft, errors, change } = form;
  return (
    <Card title={words.buyer}>
      <p className="mb-4 text-ink-muted text-sm">{words.lead}</p>
      <AddressFields isFirst={draft.phone === ''} draft={draft} errors={errors} onChange={change}>
        <KnownAddresses form={form} />
      </AddressFields>
      <div className="mt-5">
        <Fields
          form={form}
          labels={words}
          layout="pairs"
          fields={[
            {
              ...{ name: 'email', type: 'email', inputMode: 'email', autoComplete: 'off' },
              ...{ hint: words.emailHint, maxLength: 254 },
            },
            { name: 'language', required: true, options: mailLanguages },
            { name: 'notes', isWide: true, rows: 2, maxLength: 1000 },
          ]}
        />
        <TickBox
          name="isConfirmed"
          text={words.isConfirmed}
          isOn={draft.isConfirmed}
          onChange={(isConfirmed) => change({ isConfirmed })}
        />
      </div>
    </Card>
  );
}

/** What is known of the buyer by the typed phone number, with a button for each earlier address. */
function KnownAddresses({ form: { draft, use } }: { form: PhoneOrderForm }) {
  const buyer = useKnownBuyer(draft.phone);
  return (
    <div aria-live="polite" className="text-sm empty:hidden sm:col-span-2">
      {buyer && (
        <p className={buyer.cancelled > buyer.delivered ? 'font-medium text-danger' : 'text-ink-muted'}>
          {buyer.orders === 0 ? words.unknown : words.known(buyer.orders, buyer.delivered, buyer.cancelled)}
        </p>
      )}
      <ul className="mt-2 grid gap-2 empty:hidden">
        {buyer?.addresses.map((address) => (
          <li
            key={`${address.fullName} ${address.street} ${address.city}`}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line px-3 py-2"
          >
            <span className="wrap-anywhere min-w-0">
              <bdi className="font-medium">{address.fullName}</bdi>
              {comma}
              <bdi>{address.street}</bdi>
              {comma}
              <bdi>{address.city}</bdi>
              {comma}
              <bdi>{wilayaName(address.Wilaya)}</bdi>
            </span>
            <Button kind="secondary" onClick={() => use(address)}>
              {words.use}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SummaryCard({
  form: { quote, field },
  credit,
}: {
  form: PhoneOrderForm;
  credit: number | undefined;
}) {
  return (
    <QuoteCard quote={quote} credit={credit} rules={words.rules}>
      <div className="mt-5">
        <TextField
          {...field('discountCode')}
          label={reviewWords.code.label}
          error={quote?.codeProblem?.message}
          maxLength={60}
          dir="auto"
          autoComplete="off"
        />
      </div>
    </QuoteCard>
  );
}
