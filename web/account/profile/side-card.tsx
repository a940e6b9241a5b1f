import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/dates.ts';
import type { Profile } from '../../../shared/profile.ts';
import { Badge } from '../../ui/badge.tsx';
import { profileWords } from '../../words/profile-words.ts';

const words = profileWords.card;

/** Who is signed in, as the shop knows them: not what is being typed. */
export function SideCard({ profile: { name, email, createdAt } }: { profile: Profile }) {
  return (
    <section
      aria-label={words.title}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex items-center gap-4 lg:flex-col lg:text-center">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-2xl text-brand-deep lg:size-20 lg:text-3xl"
        >
          {initialOf(name)}
        </span>
        <div className="wrap-anywhere min-w-0 lg:max-w-full">
          <p className="line-clamp-4 font-semibold text-lg leading-snug">{name}</p>
          <p className="line-clamp-3 text-ink-muted text-sm">{email}</p>
        </div>
      </div>
      <dl className="mt-5 space-y-3 border-line border-t pt-5 text-sm">
        <Fact name={words.memberSince}>{formatDay(createdAt)}</Fact>
        <Fact name={words.status}>
          <Badge tone="brand">{words.active}</Badge>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** The first character, which in some scripts is more than one code unit. */
function initialOf(name: string) {
  return Array.from(name.trim())[0]?.toUpperCase();
}
