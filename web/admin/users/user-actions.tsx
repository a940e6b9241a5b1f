import type { User } from '../../../shared/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { usersWords } from '../../words/users-words.ts';
import type { AskedChange } from './change-dialog.tsx';

const words = usersWords;

type Props = { user: User; isOwn: boolean; onAsk: (asked: AskedChange) => void };

/** What can be done to a user. Nobody changes or deletes themselves. */
export function UserActions({ user, isOwn, onAsk }: Props) {
  if (isOwn) return <p className="flex min-h-11 items-center text-ink-muted text-sm">{words.ownAccount}</p>;
  const roleChange = user.role === 'admin' ? 'demote' : 'promote';
  return (
    <span className="-mx-4 flex justify-between">
      <Button
        kind="plain"
        aria-label={words.of(words[roleChange].action, user.name)}
        onClick={() => onAsk({ change: roleChange, user })}
      >
        {words[roleChange].action}
      </Button>
      <Button
        kind="danger"
        aria-label={words.of(words.remove.action, user.name)}
        onClick={() => onAsk({ change: 'remove', user })}
      >
        {words.remove.action}
      </Button>
    </span>
  );
}
