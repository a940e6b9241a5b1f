import { useState } from 'react';
import type { SecondFactor } from '../../../shared/accounts/staff.ts';
import type { ReplyFrom } from '../../../shared/api.ts';
import { call } from '../../call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime, formatDay } from '../../ui/format-dates.ts';
import { showToast } from '../../ui/toast.ts';
import { secondStepWords } from '../../words/second-step-words.ts';
import { AuthCard } from '../sign-in/auth-card.tsx';

const words = secondStepWords.manage;

type Props = {
  state: ReplyFrom<'GET /auth/second-step'>;
  onAdd: () => void;
  onChanged: () => void;
  onCodes: (recoveryCodes: string[]) => void;
};

/** The person's ways to confirm, and their recovery codes. */
export function ManageStep({ state, onAdd, onChanged, onCodes }: Props) {
  const { factors, recoveryCodes } = state;
  const [removing, setRemoving] = useState<SecondFactor | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  return (
    <AuthCard title={secondStepWords.title} lead={factors.length > 0 ? words.lead : words.none}>
      <ul className="divide-y divide-line">
        {factors.map((factor) => (
          <FactorRow key={factor._id} factor={factor} onRemove={() => setRemoving(factor)} />
        ))}
      </ul>
      {factors.length > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2 text-sm">
          {words.left(recoveryCodes)}
          <Button kind="plain" onClick={() => setRenewing(true)}>
            {words.newCodes}
          </Button>
        </p>
      )}
      <div className="mt-4 space-y-3">
        <Button size="large" wide onClick={onAdd}>
          {factors.length > 0 ? words.add : words.setUp}
        </Button>
        <ButtonLink to="/admin" kind="secondary" size="large" wide>
          {words.done}
        </ButtonLink>
      </div>
      {removing && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText(removing.name)}
          confirm={words.remove}
          kind="destructive"
          onConfirm={async () => {
            await call('DELETE /auth/second-step/factors/:id', { params: { id: removing._id } });
            showToast({ kind: 'success', text: words.removed });
            onChanged();
          }}
          onClose={() => setRemoving(null)}
        />
      )}
      {isRenewing && (
        <ConfirmDialog
          title={words.newCodesTitle}
          text={words.newCodesText}
          confirm={words.newCodes}
          onConfirm={async () =>
            onCodes((await call('POST /auth/second-step/recovery-codes', {})).recoveryCodes)
          }
          onClose={() => setRenewing(false)}
        />
      )}
    </AuthCard>
  );
}

function FactorRow({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = factor;
  const used = lastUsedAt && words.used(formatDateTime(lastUsedAt));
  return (
    <li className="flex items-center justify-between gap-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-ink-muted">
          {[words.added(formatDay(createdAt)), used].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button kind="danger" aria-label={words.removeNamed(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  );
}
