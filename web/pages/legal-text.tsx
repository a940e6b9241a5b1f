import { useLocation, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { pageWords } from '../words/page-words.ts';

type Section = { heading: string; paragraphs: string[]; items?: string[] };

/** A legal page: its sections below the date of their last change, and the way back to where the visitor came from. */
export function LegalText({ title, sections }: { title: string; sections: Section[] }) {
  return (
    <article className="page-width max-w-3xl py-8 lg:py-12">
      <BackButton />
      <h1 className="page-title mt-4">{title}</h1>
      <p className="mt-2 text-ink-muted text-sm">{pageWords.legal.lastUpdated}</p>
      {sections.map((section) => (
        <LegalSection key={section.heading} section={section} />
      ))}
    </article>
  );
}

function LegalSection({ section: { heading, paragraphs, items } }: { section: Section }) {
  return (
    <section className="mt-10">
      <h2 className="font-semibold text-xl">{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-3 text-pretty text-ink-muted leading-7">
          {text}
        </p>
      ))}
      {items && (
        <ul className="mt-3 list-disc space-y-2 ps-6 text-ink-muted marker:text-brand">
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Who came straight to this page has nowhere in the shop to go back to.
  const isFirstPage = key === 'default';
  return (
    <div className="-ms-4">
      <Button kind="plain" onClick={() => void (isFirstPage ? navigate('/') : navigate(-1))}>
        <span aria-hidden="true" className="icon-[arrow-left] size-4 rtl:-scale-x-100" />
        {pageWords.legal.back}
      </Button>
    </div>
  );
}
