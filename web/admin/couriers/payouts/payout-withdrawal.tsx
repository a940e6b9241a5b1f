import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ShownPayout } from '../../../../shared/couriers/payouts.ts';
import { call } from '../../../call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { adminPayoutsWords } from '../../../words/admin-payouts-words.ts';

const words = adminPayoutsWords.withdraw;

/** Takes back a payout that was recorded by mistake (requirements: Payouts). */
export function Withdrawal({ payout: { _id, reference } }: { payout: ShownPayout }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();

  async function withdraw() {
    await call('POST /payouts/:id/withdraw', { params: { id: _id } });
    showToast({ kind: 'success', text: words.done });
    await revalidate();
  }

  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.title(reference)}
          text={words.text}
          confirm={words.confirm}
          onConfirm={withdraw}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
