import type { ReactNode } from 'react';
import { useMatches, useRouteError } from 'react-router';
import { pageMeta } from '../../head/page-meta.ts';
import type { PageMatches } from '../../head/shop-name.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { isMissing, LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Back = { to: string; text: string };

type Loading = {
  title?: string;
  text?: string;
  /** Whether the text is for the eyes too, and not only for screen readers. */
  isTextShown?: boolean;
  back?: Back;
  /** The heights of the gray blocks in place of the content, or the whole outline where blocks are not enough. */
  outline: ('h-26' | 'h-40' | 'h-48' | 'h-80' | 'h-96' | 'h-120' | 'h-160')[] | ReactNode;
};

type Failure = {
  title: string;
  /** The text if the server sent no message. */
  failed: string;
  tryAgain: string;
  /** `message` if nothing but the server's own message says what is missing. */
  missing?: { title: string; text: string } | 'message';
  back?: Back;
};

/** The `handle` of a page of the back office: what it shows while its data is read, and if that fails. */
export type PageStates = { loading: Loading; failure?: Failure };

/** The states of a list of records. */
export function listStates(words: { title: string; loading: string }) {
  return {
    loading: { title: words.title, text: words.loading, outline: ['h-26', 'h-160'] },
  } satisfies PageStates;
}

type RecordWords = { loading: string; errorTitle: string; notFound: string; tryAgain: string; back: string };

/** The states of a page that creates or changes a record. */
export function recordStates(words: RecordWords, list: string, height: 'h-120' | 'h-160') {
  const { loading, errorTitle, notFound, tryAgain, back } = words;
  return {
    loading: { text: loading, isTextShown: true, outline: [height] },
    failure: {
      title: errorTitle,
      failed: notFound,
      tryAgain,
      missing: 'message',
      back: { to: list, text: back },
    },
  } satisfies PageStates;
}

type ThingWords = {
  errorTitle: string;
  failed: string;
  tryAgain: string;
  notFound: string;
  notFoundText: string;
  back: string;
};

/** The states of a page that shows one thing of a list. */
export function thingStates(words: ThingWords, list: string, loading: Loading) {
  const { errorTitle, failed, tryAgain, notFound, notFoundText, back } = words;
  return {
    loading,
    failure: {
      ...{ title: errorTitle, failed, tryAgain },
      missing: { title: notFound, text: notFoundText },
      back: { to: list, text: back },
    },
  } satisfies PageStates;
}

type Found<Thing> = PageMatches & { loaderData?: Thing | undefined; error?: unknown };

/** The title of such a page: of the thing, or why it is not shown. */
export function thingMeta<Thing>(
  words: Pick<ThingWords, 'errorTitle' | 'notFound'> & { title: string },
  { loaderData, error, matches }: Found<Thing>,
  titleOf: (thing: Thing) => string,
) {
  if (loaderData) return pageMeta(matches, { title: titleOf(loaderData) });
  if (error) return pageMeta(matches, { title: isMissing(error) ? words.notFound : words.errorTitle });
  return pageMeta(matches, words);
}

/**
 * The outline of a page until the browser has read its data. A page with a `loader` must export it itself: React Router
 * takes the answer of the server for the data of a page without a `HydrateFallback`.
 */
export function PageLoading() {
  const { loading } = usePageStates();
  if (!loading) return null;
  const { title, text, isTextShown = false, back, outline } = loading;
  const textStyle = title ? 'mt-1 text-ink-muted' : 'text-ink-muted';
  return (
    <>
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      {title && <h1 className={`font-bold text-2xl tracking-tight ${back ? 'mt-2' : ''}`}>{title}</h1>}
      {text && <p className={isTextShown ? textStyle : 'sr-only'}>{text}</p>}
      {Array.isArray(outline)
        ? outline.map((height) => <Skeleton key={height} className={`mt-6 ${height}`} />)
        : outline}
    </>
  );
}

/** The `ErrorBoundary` of a page: on the page itself, because its `meta` names the failure only then. */
export function PageFailure() {
  const error = useRouteError();
  const { failure } = usePageStates();
  if (!failure) throw error;
  const { missing, ...shown } = failure;
  const found =
    missing === 'message' ? { title: failure.title, text: errorMessage(error) ?? failure.failed } : missing;
  return <LoadFailure {...shown} error={error} missing={found} />;
}

function usePageStates(): Partial<PageStates> {
  return (useMatches().at(-1)?.handle ?? {}) as Partial<PageStates>;
}
