import LoaderCircleIcon from 'icon:loader-circle';
import { uiWords } from '../words/ui-words.ts';

/** A spinner for use beside text. */
export function Spinner() {
  return <LoaderCircleIcon className="size-5 animate-spin" />;
}

/** A spinner in the middle of an area whose content is loading. */
export function LoadingArea({ text = uiWords.loading }: { text?: string }) {
  return (
    <div className="flex min-h-60 items-center justify-center gap-3 text-ink-muted">
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
