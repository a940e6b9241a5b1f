import { useState } from 'react';
import { contactCorrectionApi } from '../../../shared/orders/contact-correction.ts';
import { mayUndo } from '../../../shared/orders/order-rights.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { call } from '../../call.ts';
import { useRole } from '../../session/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { FormDialog } from '../kit/form-dialog.tsx';

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
  const { fullName, phone, email } = order.shippingAddress;
  const start = { fullName, phone, email, notes: order.notes };
  return (
    <FormDialog
      {...{ words, start, onClose }}
      check={(typed) => checkValues(contactCorrectionApi.correct.body, changedOf(start, typed))}
      send={(body) => call('PUT /orders/:id/contact', { params: { id: order._id }, body })}
      onDone={onCorrected}
    >
      {({ field }) => (
        <>
          <TextField {...field('fullName')} label={customer.name} maxLength={200} required />
          <TextField
            {...field('phone')}
            label={customer.phone}
            type="tel"
            maxLength={30}
            dir="ltr"
            required
          />
          <TextField {...field('email')} label={customer.email} type="email" maxLength={254} dir="ltr" />
          <TextArea {...field('notes')} label={notes.title} maxLength={1000} />
        </>
      )}
    </FormDialog>
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
