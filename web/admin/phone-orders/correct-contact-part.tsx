import { useRef, useState } from 'react';
import { contactCorrectionApi } from '../../../shared/orders/contact-correction.ts';
import { mayUndo } from '../../../shared/orders/order-rights.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { call } from '../../call.ts';
import { useRole } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { uiWords } from '../../words/ui-words.ts';

const words = adminPhoneOrderWords.contact;
const { customer, notes } = adminOrdersWords.order;

type Props = { order: Order; onCorrected: () => Promise<unknown> };

/** Corrects how to reach the buyer of a delivered order. Nothing for other orders and those of erased buyers. */
export function ContactCorrection(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { status, shippingAddress } = props.order;
  if (!mayUndo(useRole()) || status !== 'Delivered' || shippingAddress.phone === '') return null;
  return (
    <div className="mt-4">
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <ContactDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ContactDialog({ order, onCorrected, onClose }: Props & { onClose: () => void }) {
  const dialog = useRef<DialogHandle>(null);
  const { fullName, phone, email } = order.shippingAddress;
  const start = { fullName, phone, email, notes: order.notes };
  const [draft, setDraft] = useState(start);
  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: (typed) => checkValues(contactCorrectionApi.correct.body, changedOf(start, typed)),
    send: (body) => call('PUT /orders/:id/contact', { params: { id: order._id }, body }),
    async onDone() {
      showToast({ kind: 'success', text: words.done });
      dialog.current?.close();
      await onCorrected();
    },
    failed: words.failed,
  });
  return (
    <Dialog
      ref={dialog}
      title={words.title}
      text={words.text}
      width="w-[min(28rem,calc(100vw-2rem))]"
      isBusy={form.isBusy}
      onClose={onClose}
    >
      <form {...form.props} className="mt-4 space-y-4">
        <TextField {...form.field('fullName')} label={customer.name} maxLength={200} required />
        <TextField
          {...form.field('phone')}
          label={customer.phone}
          type="tel"
          maxLength={30}
          dir="ltr"
          required
        />
        <TextField {...form.field('email')} label={customer.email} type="email" maxLength={254} dir="ltr" />
        <TextArea {...form.field('notes')} label={notes.title} maxLength={1000} />
        {form.problem && <Alert>{form.problem}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" disabled={form.isBusy} onClick={() => dialog.current?.close()}>
            {uiWords.cancel}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? uiWords.processing : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Contact = { fullName: string; phone: string; email: string; notes: string };

/** Only what was changed is sent, so that what somebody else corrects meanwhile stays. */
function changedOf(before: Contact, after: Contact): Partial<Contact> {
  const names = Object.keys(after) as (keyof Contact)[];
  return Object.fromEntries(
    names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  );
}
