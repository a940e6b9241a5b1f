// biome-ignore lint/style/noRestrictedImports: the only place that uses it.
import { type ComponentType, lazy } from 'react';
import { uiWords } from '../words/ui-words.ts';

/**
 * A part of a page that is loaded after the page, like `lazy` of React. If its code does not arrive, `Missing` is shown in
 * its place. With `lazy` alone the whole page would fail.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = PartFailure,
) {
  return lazy(async () => ({ default: await load().catch(() => Missing) }));
}

/** In the place of such a part. Only a reload tries again: browsers may remember that a script has failed. */
export function PartFailure() {
  return (
    <p role="alert" className="my-4 text-ink-muted text-sm">
      {uiWords.partFailed}{' '}
      <button
        type="button"
        className="font-medium text-brand-strong underline underline-offset-2"
        onClick={() => window.location.reload()}
      >
        {uiWords.reload}
      </button>
    </p>
  );
}
