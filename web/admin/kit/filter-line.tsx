import SlidersIcon from 'icon:sliders-horizontal';
import XIcon from 'icon:x';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';

const words = backOfficeWords.list;

type Props = {
  /** The field that is always visible. */
  first: ReactNode;
  /** The fields beside it on wide screens, otherwise behind the button. */
  beside: ReactNode;
  /** The fields behind the button. */
  folded: ReactNode;
  /** The button that applies what was typed. */
  apply: ReactNode;
};

/** The filters of a list in one line, with the rarer ones behind a button. */
export function FilterLine({ first, beside, folded, apply }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="compact-controls flex flex-wrap items-center gap-2">
      <div className="min-w-36 grow basis-36">{first}</div>
      <Button kind="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <SlidersIcon className="size-4.5" />
        {words.filters}
      </Button>
      <div
        className={`flex flex-wrap items-center gap-2 [&_select]:max-w-44 ${isOpen ? 'max-xl:basis-full' : 'max-xl:hidden'}`}
      >
        {beside}
      </div>
      <div
        id={id}
        className={`basis-full grid-cols-2 gap-2 *:min-w-0 md:grid-cols-4 ${isOpen ? 'grid' : 'hidden'}`}
      >
        {folded}
      </div>
      <div className={isOpen ? 'ms-auto' : 'max-xl:hidden'}>{apply}</div>
    </div>
  );
}

type ChipsProps = { chips: { text: string; without: string }[] };

/** The filters that are in force, each with a link to the list without it. */
export function FilterChips({ chips }: ChipsProps) {
  return chips.map(({ text, without }) => (
    <Link
      key={text}
      to={without}
      preventScrollReset
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-canvas px-3 text-ink text-sm hover:border-control"
    >
      {text}
      <span className="sr-only">{words.remove}</span>
      <XIcon className="size-3.5 text-ink-muted" />
    </Link>
  ));
}
