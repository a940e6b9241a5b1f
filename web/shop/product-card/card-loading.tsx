import { useNavigation } from 'react-router';
import { Spinner } from '../../ui/spinner.tsx';
import { catalogWords } from '../../words/catalog-words.ts';

/** Says that the page behind a card is on its way; a page that comes at once shows nothing of it. */
export function CardLoading({ url }: { url: string }) {
  if (useNavigation().location?.pathname !== url) return null;
  return (
    <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-surface/80 p-2 text-center text-brand-strong text-xs transition-opacity delay-150 starting:opacity-0">
      <Spinner />
      {catalogWords.product.loading}
    </p>
  );
}
