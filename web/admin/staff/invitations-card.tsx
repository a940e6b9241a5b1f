import { useState } from 'react';
import { type Invitation, type StaffRole, staffApi } from '../../../shared/accounts/staff.ts';
import { call } from '../../call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { EmailField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminStaffWords } from '../../words/admin-staff-words.ts';
import { usersWords } from '../../words/users-words.ts';
import { SecretDialog } from '../kit/secret-dialog.tsx';
import { RoleOptions } from './member-row.tsx';
import type { StaffChange } from './staff-dialog.tsx';

const words = adminStaffWords.invitations;

const usualRole = 'packer';

type FormProps = { hasMailServer: boolean; onInvited: () => void };

/** Makes an invitation, which is mailed if there is a mail server. After each one the form is empty again. */
export function InviteForm({ hasMailServer, onInvited }: FormProps) {
  const [sent, setSent] = useState(0);
  const [role, setRole] = useState<StaffRole>(usualRole);
  const { invite } = adminStaffWords;
  return (
    <>
      {hasMailServer && <p className="mb-5 text-ink-muted text-sm">{invite.lead}</p>}
      <CheckedForm
        key={sent}
        endpoint={staffApi.invite}
        words={{ ...invite, submit: hasMailServer ? invite.submit : invite.submitByHand }}
        retryField="email"
        onDone={({ email }) => {
          const done = hasMailServer ? invite.done : invite.doneByHand;
          showToast({ kind: 'success', text: done(email) });
          setSent(sent + 1);
          setRole(usualRole);
          onInvited();
        }}
      >
        {(errors) => (
          <>
            <EmailField label={invite.email} name="email" autoComplete="off" error={errors.email} />
            <SelectField
              label={invite.role}
              name="role"
              value={role}
              onChange={({ target }) => setRole(target.value as StaffRole)}
              hint={adminStaffWords.may[role]}
              required
              error={errors.role}
            >
              <RoleOptions />
            </SelectField>
          </>
        )}
      </CheckedForm>
    </>
  );
}

type ListProps = {
  invitations: Invitation[];
  hasMailServer: boolean;
  onChanged: () => void;
  onAsk: (asked: StaffChange) => void;
};

/** The invitations that nobody has accepted yet. */
export function InvitationList({ invitations, ...props }: ListProps) {
  if (invitations.length === 0) return <p className="text-ink-muted text-sm">{words.none}</p>;
  return (
    <ul className="-my-4 divide-y divide-line">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation._id} {...props} invitation={invitation} />
      ))}
    </ul>
  );
}

type RowProps = Omit<ListProps, 'invitations'> & { invitation: Invitation };

function InvitationRow({ invitation, hasMailServer, onChanged, onAsk }: RowProps) {
  const { _id: id, email, role, by, sentAt, expiresAt, isExpired } = invitation;
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState<string | null>(null);

  async function renew(run: () => Promise<void>) {
    setBusy(true);
    try {
      await run();
      onChanged();
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error) });
    } finally {
      setBusy(false);
    }
  }

  const sendAgain = async () => {
    await call('POST /staff/invitations/:id/send', { params: { id } });
    showToast({ kind: 'success', text: words.sentAgain(email) });
  };
  const showLink = async () => {
    const { url } = await call('POST /staff/invitations/:id/link', { params: { id } });
    setLink(url);
  };
  const [renewing, text] = hasMailServer
    ? ([sendAgain, words.again] as const)
    : ([showLink, words.copyLink] as const);

  return (
    <li className="py-4 text-sm">
      <p className="wrap-anywhere font-semibold">{email}</p>
      <p className="text-ink-muted">{words.sent(usersWords.roles[role], by, formatDay(sentAt))}</p>
      <p className="mt-1">
        {isExpired ? (
          <Badge tone="warning">{words.expired}</Badge>
        ) : (
          <span className="text-ink-muted">{words.validUntil(formatDay(expiresAt))}</span>
        )}
      </p>
      <div className="-mx-3 -mb-2 flex flex-wrap">
        <Button
          kind="plain"
          busy={isBusy}
          aria-label={usersWords.of(text, email)}
          onClick={() => void renew(renewing)}
        >
          {text}
        </Button>
        <Button
          kind="danger"
          aria-label={usersWords.of(words.withdraw, email)}
          onClick={() => onAsk({ action: 'withdraw', invitation })}
        >
          {words.withdraw}
        </Button>
      </div>
      {link && (
        <SecretDialog
          title={words.link.title(email)}
          text={words.link.text}
          label={words.link.label}
          secret={link}
          onClose={() => setLink(null)}
        />
      )}
    </li>
  );
}
