import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { languagesFromRoot } from '../../../shared/values/languages.ts';
import { Card } from '../../ui/card.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { reviewWords } from '../../words/review-words.ts';
import { Fields } from '../kit/fields.tsx';
import { RecordFrame } from '../kit/record-page.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { afterSaving } from '../list/unsaved-changes.tsx';
import { AddressFields } from './address-fields.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
import { KnownAddresses } from './known-addresses.tsx';
import { OrderLines } from './order-lines.tsx';
import { QuoteCard, QuoteLine } from './quote-card.tsx';
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
  const { draft, quote, isWithoutPlace, errors, change, isBusy } = form;
  return (
    <>
      {children}
      <RecordFrame
        form={form}
        save={words.place}
        back={exchange ? `/admin/orders/${exchange.of}` : '/admin/orders'}
        isChanged={form.isChanged && !isBusy}
        summary={{
          beside: <SummaryCard form={form} credit={exchange?.credit} />,
          short: <QuoteLine {...{ quote, isWithoutPlace }} credit={exchange?.credit} />,
        }}
      >
        <BuyerCard form={form} />
        <OrderLines
          lines={draft.lines}
          quote={quote}
          errors={errors}
          onChange={(lines) => change({ lines })}
        />
        <CorrectionsCard form={form} />
        <WishesCard form={form} />
      </RecordFrame>
    </>
  );
}

function BuyerCard({ form }: { form: PhoneOrderForm }) {
  const { draft, errors, change } = form;
  return (
    <Card title={words.buyer}>
      <p className="mb-4 text-ink-muted text-sm">{words.lead}</p>
      <AddressFields isFirst={draft.phone === ''} draft={draft} errors={errors} onChange={change}>
        <KnownAddresses form={form} />
      </AddressFields>
    </Card>
  );
}

/** What is asked last, when the products are known. */
function WishesCard({ form }: { form: PhoneOrderForm }) {
  return (
    <Card title={words.rest}>
      <Fields
        form={form}
        labels={words}
        layout="pairs"
        fields={[
          {
            ...{ name: 'email', type: 'email', inputMode: 'email', autoComplete: 'off' },
            ...{ hint: words.emailHint, maxLength: 254 },
          },
          {
            ...{ name: 'language', required: true },
            options: <Options of={languagesFromRoot()} text={(each) => orderWords.languages[each]} />,
          },
          { name: 'notes', isWide: true, rows: 2, maxLength: 1000 },
        ]}
      />
      <TickBox
        name="isConfirmed"
        text={words.isConfirmed}
        isOn={form.draft.isConfirmed}
        onChange={(isConfirmed) => form.change({ isConfirmed })}
      />
    </Card>
  );
}

function SummaryCard({
  form: { quote, isWithoutPlace, field },
  credit,
}: {
  form: PhoneOrderForm;
  credit: number | undefined;
}) {
  return (
    <QuoteCard {...{ quote, isWithoutPlace }} credit={credit} rules={words.rules}>
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
