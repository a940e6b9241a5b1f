import {
  type PriceWarning,
  priceWarnings,
  type WarningCounts,
} from '../../../shared/catalog/price-warnings.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { priceWarningsWords as words } from '../../words/price-warnings-words.ts';

/** How many unusual prices a change would make, before somebody applies it. */
export function PriceWarnings({ counts }: { counts: WarningCounts }) {
  const found = priceWarnings.filter((warning) => counts[warning] > 0);
  if (found.length === 0) return null;
  return (
    <Alert kind="warning" title={words.title}>
      <ul>
        {found.map((warning) => (
          <li key={warning}>{words.counts[warning](counts[warning])}</li>
        ))}
      </ul>
      <p>{words.first}</p>
    </Alert>
  );
}

/** What is unusual about the prices of a product. */
export function PriceTags({ warnings = [] }: { warnings?: PriceWarning[] | undefined }) {
  return warnings.map((warning) => (
    <span key={warning} className="me-1 mt-1 inline-block">
      <Badge tone="warning">{words.tags[warning]}</Badge>
    </span>
  ));
}
