import { useState } from 'react';
import type { Offer } from '../../../shared/offers/offers.ts';
import { call } from '../../call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { shopDay } from '../../ui/forms/shop-clock.ts';
import { showToast } from '../../ui/toast.ts';
import { adminOffersWords } from '../../words/admin-offers-words.ts';

const words = adminOffersWords.end;

type Props = { offer: Offer; onEnded: (ended: Offer) => void };

/** The state of a stored offer, and the button that ends one that runs. */
export function OfferState({ offer, onEnded }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { state } = offer;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <Badge tone={state === 'running' ? 'brand' : 'neutral'}>{adminOffersWords.states[state]}</Badge>
      {state === 'running' && (
        <Button kind="secondary" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          confirm={words.open}
          onConfirm={async () => {
            const ended = await endNow(offer);
            showToast({ kind: 'success', text: words.done });
            onEnded(ended);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Days are whole, so an offer that ends within its last one is switched off too. */
function endNow({ _id, version, state: _state, uses: _uses, codes: _codes, ...fields }: Offer) {
  const lastDay = shopDay(new Date());
  // An offer that ends sells nothing below its cost.
  const acceptsBelowCost = fields.kind === 'price_cut';
  return call(
    'PUT /offers/:id',
    { params: { id: _id }, body: { ...fields, version, lastDay, isActive: false, acceptsBelowCost } },
    { failed: words.failed },
  );
}
