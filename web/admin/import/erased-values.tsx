import type { ReactNode } from 'react';
import type { ImportDetails } from '../../../shared/catalog/product-imports.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { comma } from '../../words/formats.ts';
import type { ImportInHand } from './use-import.ts';

const { erased: words } = importWords.report;

/** Says whether empty cells keep or erase what is stored, with a button for the other choice. */
export function BlankCells({ inHand: { details, busy, check } }: { inHand: ImportInHand }) {
  const { erased, keepsBlank, map, refused } = details;
  const choose = (keeps: boolean) => (
    <Button
      kind="secondary"
      busy={busy === 'check'}
      disabled={busy !== null}
      onClick={() => void check(map, keeps)}
    >
      {keeps ? words.keep : words.erase}
    </Button>
  );
  if (!keepsBlank && Object.keys(erased).length > 0) {
    return <ErasedValues counts={erased}>{choose(true)}</ErasedValues>;
  }
  if (!keepsBlank && refused === 0) return null;
  return (
    <Alert kind="info">
      <p>{keepsBlank ? words.kept : words.refused}</p>
      <p className="mt-3">{choose(!keepsBlank)}</p>
    </Alert>
  );
}

type Props = { counts: ImportDetails['erased']; children?: ReactNode };

/** How many stored values the empty cells of each column would take away, before somebody applies the import. */
export function ErasedValues({ counts, children }: Props) {
  const columns = Object.entries(counts);
  if (columns.length === 0) return null;
  const total = columns.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Alert kind="warning" title={words.title(total)}>
      <p className="font-medium">
        {columns.map(([name, count]) => words.inColumn(importWords.column(name), count)).join(comma)}
      </p>
      <p>{words.text}</p>
      {children && <p className="mt-3">{children}</p>}
    </Alert>
  );
}

export function ErasedTag() {
  return (
    <span className="me-1 mt-1 inline-block">
      <Badge tone="warning">{words.tag}</Badge>
    </span>
  );
}
