import LoaderCircleIcon from 'icon:loader-circle';
import { uiWords } from '../words/ui-words.ts';

/** A turning circle beside words that say what is under way. */
export function Spinner() {
  return <LoaderCircleIcon className="size-5 animate-spin" />;
}

/** A turning circle in the middle of an area whose content is on its way. */
export function LoadingArea({ text = uiWords.loading }: { text?: string }) {
  return (
    <div className="flex min-h-60 items-center justify-center gap-3 text-ink-muted">
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
