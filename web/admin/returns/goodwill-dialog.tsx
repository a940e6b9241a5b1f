import { maxReasonLength } from '../../../shared/orders/corrections.ts';
import { goodwillApi } from '../../../shared/orders/goodwill.ts';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import { netOfReturns } from '../../../shared/orders/order-balance.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { money, typedNumber } from '../../../shared/values/typed-number.ts';
import { call } from '../../call.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { FormDialog } from '../kit/form-dialog.tsx';

const words = adminInvoicesWords.returns;

type Props = {
  order: Order;
  returns: OrderReturns;
  onGiven: () => Promise<unknown>;
  onClose: () => void;
};

/** Gives the buyer a part of the price back, although nothing comes back. */
export function GoodwillDialog({ order, returns, onGiven, onClose }: Props) {
  const { amount, most } = words.goodwill;
  return (
    <FormDialog
      words={words.goodwill}
      start={{ reason: '', amount: '', isPaid: false }}
      check={(typed) =>
        checkValues(goodwillApi.give.body, {
          ...{ ...typed, amount: typedNumber(typed.amount, money) },
          seen: returns.length,
        })
      }
      send={(body) => call('POST /orders/:id/goodwill', { params: { id: order._id }, body })}
      onDone={onGiven}
      onClose={onClose}
    >
      {({ field, change }, { isPaid }) => (
        <>
          <TextField
            {...field('amount')}
            label={amount}
            hint={most(formatPrice(netOfReturns(order) ?? order.totalPrice))}
            inputMode="decimal"
            required
          />
          <TextField
            {...field('reason')}
            label={words.reason}
            hint={words.reasonHint}
            maxLength={maxReasonLength}
            required
          />
          <WhenSelect isPaid={isPaid} onChoose={(isPaid) => change({ isPaid })} />
        </>
      )}
    </FormDialog>
  );
}

type WhenProps = { isPaid: boolean; onChoose: (isPaid: boolean) => void };

/** Whether the buyer has the money already. */
export function WhenSelect({ isPaid, onChoose }: WhenProps) {
  return (
    <FilterSelect
      label={words.when}
      value={isPaid ? 'paid' : 'owed'}
      onChoose={(chosen) => onChoose(chosen === 'paid')}
    >
      <option value="paid">{words.whens.paid}</option>
      <option value="owed">{words.whens.owed}</option>
    </FilterSelect>
  );
}
