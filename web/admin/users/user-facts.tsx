import type { Role, User } from '../../../shared/accounts.ts';
import { Badge } from '../../ui/badge.tsx';
import { usersWords } from '../../words/users-words.ts';

const words = usersWords;

/** A user's name, at most two lines of it; whoever looks at themselves is told so. */
export function UserName({ user: { name }, isOwn }: { user: User; isOwn: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <span title={name} className="wrap-anywhere line-clamp-2">
        {name}
      </span>
      {isOwn && <Badge tone="info">{words.you}</Badge>}
    </span>
  );
}

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={role === 'admin' ? 'brand' : 'neutral'}>{words.roles[role]}</Badge>;
}
