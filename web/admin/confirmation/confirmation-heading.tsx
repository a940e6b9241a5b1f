import type { ReactNode } from 'react';
import { accessOf } from '../../../shared/roles.ts';
import { useMay } from '../../session/use-may.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { SectionLinks } from '../list/section-links.tsx';

const words = adminConfirmationWords;

type Section = keyof typeof words.sections;

const hrefOf = (name: Section) => (name === 'call' ? '/admin/confirmation' : `/admin/confirmation/${name}`);

/** The title of the pages of confirmation, with links to those that the role allows. */
export function ConfirmationHeading({ current, children }: { current: Section; children?: ReactNode }) {
  const may = useMay();
  const allowed = Object.entries(words.sections).filter(([name]) => may(accessOf(hrefOf(name as Section))));
  const sections = Object.fromEntries(allowed) as typeof words.sections;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
        {children}
      </div>
      <SectionLinks label={words.title} sections={sections} hrefOf={hrefOf} current={current} />
    </>
  );
}
