import type { StaffMember, StaffRole } from '../../../shared/accounts/staff.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { NativeSelect } from '../../ui/forms/select-field.tsx';
import { adminStaffWords as words } from '../../words/admin-staff-words.ts';
import { usersWords } from '../../words/users-words.ts';
import type { StaffChange } from './staff-dialog.tsx';

type Props = { member: StaffMember; isOwn: boolean; onAsk: (asked: StaffChange) => void };

/** One person with their role and last visit. Nobody changes their own role. */
export function MemberRow({ member, isOwn, onAsk }: Props) {
  const { name, email, role, lastSeenAt, sessions, hasSecondStep, emailProved } = member;
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {isOwn && <Badge tone="info">{words.you}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-muted">{email}</p>
        <p className="mt-1 flex flex-wrap gap-2">
          {!emailProved && <Badge tone="warning">{usersWords.unproved}</Badge>}
          {hasSecondStep ? (
            <Badge tone="brand">{words.secondStep}</Badge>
          ) : (
            <Badge>{words.noSecondStep}</Badge>
          )}
        </p>
        <p className="mt-1 text-ink-muted">
          {lastSeenAt
            ? `${words.lastSeen(formatDateTime(lastSeenAt))} · ${words.devices(sessions)}`
            : words.neverSeen}
        </p>
      </div>
      <div>
        {isOwn || role === 'user' ? (
          <p className="py-2.5 font-medium text-sm">{usersWords.roles[role]}</p>
        ) : (
          <RoleSelect member={member} role={role} onAsk={onAsk} />
        )}
      </div>
      {role !== 'user' && <p className="text-ink-muted text-sm sm:order-last">{words.may[role]}</p>}
      {!isOwn && (
        <div className="-mx-3 flex flex-wrap sm:order-last sm:justify-end">
          {sessions > 0 && (
            <Button
              kind="plain"
              aria-label={usersWords.of(words.signOut.action, name)}
              onClick={() => onAsk({ action: 'signOut', member })}
            >
              {words.signOut.action}
            </Button>
          )}
          {hasSecondStep && (
            <Button
              kind="plain"
              aria-label={usersWords.of(words.resetStep.action, name)}
              onClick={() => onAsk({ action: 'resetStep', member })}
            >
              {words.resetStep.action}
            </Button>
          )}
          <Button
            kind="danger"
            aria-label={usersWords.of(words.remove.action, name)}
            onClick={() => onAsk({ action: 'remove', member })}
          >
            {words.remove.action}
          </Button>
        </div>
      )}
    </li>
  );
}

type SelectProps = { member: StaffMember; role: StaffRole; onAsk: Props['onAsk'] };

function RoleSelect({ member, role, onAsk }: SelectProps) {
  return (
    <NativeSelect
      aria-label={words.role(member.name)}
      value={role}
      onChange={({ target }) => onAsk({ action: 'change', member, role: target.value as StaffRole })}
    >
      <RoleOptions />
    </NativeSelect>
  );
}

const staffRoles = ['admin', 'confirmer', 'packer', 'editor'] as const satisfies StaffRole[];

export function RoleOptions() {
  return staffRoles.map((each) => (
    <option key={each} value={each}>
      {usersWords.roles[each]}
    </option>
  ));
}
