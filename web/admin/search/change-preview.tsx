import { Fragment, useEffect, useState } from 'react';
import type { ChangedSearch, NewSynonymsBody } from '../../../shared/search/admin-search.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import type { Preview } from '../list/use-preview.ts';

const words = adminSearchWords.preview;

export type Comparison = Preview<ChangedSearch[]>;

type Plan = { group?: string | undefined; change: NewSynonymsBody | null };

/** Compares the searches for the words of a group before and after a change. */
export async function compareSearches({ group, change }: Plan): Promise<Comparison> {
  const body = { ...(group !== undefined && { group }), change };
  try {
    return { data: await call('POST /search/synonyms/preview', { body }, { failed: words.failed }) };
  } catch (error) {
    return { problem: refusalText(error, words.failed) };
  }
}

/** Shows how deleting a group changes the search. */
export function DeletionPreview({ group }: { group: string }) {
  const [comparison, setComparison] = useState<Comparison>();
  useEffect(() => {
    let isWanted = true;
    void compareSearches({ group, change: null }).then((found) => isWanted && setComparison(found));
    return () => {
      isWanted = false;
    };
  }, [group]);
  return (
    <div className="mt-4 max-h-72 overflow-y-auto">
      <ChangePreview comparison={comparison} />
    </div>
  );
}

/** The searches that a change affects, with the first products that come or go; absent while they are compared. */
export function ChangePreview({ comparison }: { comparison: Comparison | undefined }) {
  if (!comparison) {
    return (
      <p role="status" className="flex items-center gap-2 text-ink-muted text-sm">
        <Spinner />
        {words.loading}
      </p>
    );
  }
  const { data: searches, problem } = comparison;
  if (!searches) return <Alert>{problem}</Alert>;
  const changed = searches.filter(({ added, removed }) => added.count + removed.count > 0);
  const unchanged = searches.filter((search) => !changed.includes(search)).map(({ term }) => term);
  return (
    <div role="status" className="text-sm">
      {changed.length === 0 && <p>{words.nothing}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {changed.map((search) => (
          <ChangedTerm key={search.term} search={search} />
        ))}
      </ul>
      {changed.length > 0 && unchanged.length > 0 && (
        <p className="wrap-anywhere mt-3 text-ink-muted">
          {words.unchanged} <Isolated texts={unchanged} />
        </p>
      )}
    </div>
  );
}

function ChangedTerm({ search: { term, before, after, added, removed } }: { search: ChangedSearch }) {
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi lang="" className="wrap-anywhere font-semibold">
          {term}
        </bdi>
        <span className="text-ink-muted tabular-nums">{words.counts(before, after)}</span>
      </p>
      <Products label={words.added} products={added} styles="text-brand-strong" />
      <Products label={words.removed} products={removed} styles="text-danger" />
    </li>
  );
}

type ProductsProps = { label: string; products: ChangedSearch['added']; styles: string };

function Products({ label, products: { count, first }, styles }: ProductsProps) {
  if (count === 0) return null;
  return (
    <p className="wrap-anywhere mt-1">
      <span className={`font-medium ${styles}`}>{label}</span>{' '}
      <Isolated texts={first.map(({ name }) => name)} />{' '}
      {count > first.length && <span className="text-ink-muted">{words.more(count - first.length)}</span>}
    </p>
  );
}

/** Texts of any language in the order of the page. */
function Isolated({ texts }: { texts: string[] }) {
  return texts.map((text, place) => (
    <Fragment key={text}>
      {place > 0 && ' · '}
      <bdi lang="">{text}</bdi>
    </Fragment>
  ));
}
