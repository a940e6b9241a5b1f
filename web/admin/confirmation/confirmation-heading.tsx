import type { ReactNode } from 'react';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { SectionLinks } from '../list/section-links.tsx';

const words = adminConfirmationWords;

type Section = keyof typeof words.sections;

const hrefOf = (name: Section) => (name === 'call' ? '/admin/confirmation' : `/admin/confirmation/${name}`);

/** The title of the pages of confirmation, with links between them. */
export function ConfirmationHeading({ current, children }: { current: Section; children?: ReactNode }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
        {children}
      </div>
      <SectionLinks label={words.title} sections={words.sections} hrefOf={hrefOf} current={current} />
    </>
  );
}
