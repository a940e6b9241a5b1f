import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { formatPrice } from '../../words/formats.ts';

const words = adminOrdersWords.order.management;

type Props = {
  admin: { busy: string | null; payBack: (amount: number) => Promise<unknown> };
  amount: number;
};

/** Notes, after a question, that the buyer got this money back. */
export function PayBackButton({ admin: { busy, payBack }, amount }: Props) {
  const [isAsking, setAsking] = useState(false);
  const text = words.payBack(formatPrice(amount));
  return (
    <>
      <Button kind="secondary" disabled={busy !== null} onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text}
          text={words.payBackText}
          confirm={words.payBackConfirm}
          onConfirm={() => payBack(amount)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
