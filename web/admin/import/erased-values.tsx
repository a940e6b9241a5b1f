import type { ImportDetails } from '../../../shared/catalog/product-imports.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { comma } from '../../words/formats.ts';

const { erased: words } = importWords.report;

/** How many stored values the empty cells of each column would take away, before somebody applies the import. */
export function ErasedValues({ counts }: { counts: ImportDetails['erased'] }) {
  const columns = Object.entries(counts);
  if (columns.length === 0) return null;
  const total = columns.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Alert kind="warning" title={words.title(total)}>
      <p className="font-medium">
        {columns.map(([name, count]) => words.inColumn(importWords.column(name), count)).join(comma)}
      </p>
      <p>{words.text}</p>
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
