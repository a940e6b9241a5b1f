import { useRef, useState } from 'react';
import { goodwillApi } from '../../../shared/orders/goodwill.ts';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import { netOfReturns } from '../../../shared/orders/order-balance.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { money, typedNumber } from '../../../shared/values/typed-number.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { uiWords } from '../../words/ui-words.ts';

const words = adminInvoicesWords.returns;

type Props = {
  order: Order;
  returns: OrderReturns;
  onGiven: () => Promise<unknown>;
  onClose: () => void;
};

/** Gives the buyer a part of the price back, although nothing comes back. */
export function GoodwillDialog({ order, returns, onGiven, onClose }: Props) {
  const dialog = useRef<DialogHandle>(null);
  const [draft, setDraft] = useState({ reason: '', amount: '', isPaid: true });
  const { title, text, amount, most, confirm, done, failed } = words.goodwill;
  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: (typed) =>
      checkValues(goodwillApi.give.body, {
        ...{ ...typed, amount: typedNumber(typed.amount, money) },
        seen: returns.length,
      }),
    send: (body) => call('POST /orders/:id/goodwill', { params: { id: order._id }, body }),
    async onDone() {
      showToast({ kind: 'success', text: done });
      dialog.current?.close();
      await onGiven();
    },
    failed,
  });
  return (
    <Dialog
      ref={dialog}
      {...{ title, text, onClose }}
      width="w-[min(28rem,calc(100vw-2rem))]"
      isBusy={form.isBusy}
    >
      <form {...form.props} className="mt-4 space-y-4">
        <TextField
          {...form.field('amount')}
          label={amount}
          hint={most(formatPrice(netOfReturns(order) ?? order.totalPrice))}
          inputMode="decimal"
          required
        />
        <TextField {...form.field('reason')} label={words.reason} maxLength={200} required />
        <WhenSelect isPaid={draft.isPaid} onChoose={(isPaid) => form.change({ isPaid })} />
        {form.problem && <Alert>{form.problem}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" disabled={form.isBusy} onClick={() => dialog.current?.close()}>
            {uiWords.cancel}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? uiWords.processing : confirm}
          </Button>
        </div>
      </form>
    </Dialog>
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
