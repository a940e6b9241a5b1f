import cloudExclamationPointIcon from 'icon:cloud-exclamation-point';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageWords } from '../words/page-words.ts';
import { NotFound } from './not-found.tsx';

const words = pageWords.error;

/** Shown in the place of a page that could not be read or drawn. */
export function ErrorPage({ error }: { error: unknown }) {
  const message = isRouteErrorResponse(error) ? messageOf(error.data) : undefined;
  if (isMissing(error)) return <NotFound title={message} />;
  return (
    <div role="alert">
      <EmptyState icon={cloudExclamationPointIcon} level={1} title={words.title} text={message ?? words.text}>
        <Retry />
        <ButtonLink to="/" kind="secondary">
          {pageWords.notFound.home}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function isMissing(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}

function Retry() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button busy={state === 'loading'} onClick={() => revalidate()}>
      {words.retry}
    </Button>
  );
}

function messageOf(data: unknown) {
  const hasMessage = typeof data === 'object' && data !== null && 'message' in data;
  return hasMessage && typeof data.message === 'string' ? data.message : undefined;
}
