import type { ReactNode } from 'react';
import { profileWords } from '../../words/profile-words.ts';

/** The form beside the side card; on narrow screens the card comes first. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="page-title">{profileWords.title}</h1>
      <p className="mt-1 text-ink-muted">{profileWords.lead}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        {children}
      </div>
    </div>
  );
}
