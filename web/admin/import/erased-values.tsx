import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { importWords } from '../../words/admin-import-words.ts';

const { erased: words } = importWords.report;

/** How many stored values empty cells would take away, before somebody applies the import. */
export function ErasedValues({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert kind="warning" title={words.title(count)}>
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
