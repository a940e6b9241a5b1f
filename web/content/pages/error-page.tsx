import CloudExclamationPointIcon from 'icon:cloud-alert';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { pageWords } from '../../words/page-words.ts';

const words = pageWords.error;

/** Shown instead of a page that could not be loaded or rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  const message = errorMessage(error);
  if (isMissing(error)) return <NotFound title={message} />;
  return (
    <div role="alert">
      <EmptyState icon={CloudExclamationPointIcon} level={1} title={words.title} text={message ?? words.text}>
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
