import CloudExclamationPointIcon from 'icon:cloud-alert';
import PackageXIcon from 'icon:package-x';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { errorMessage } from './error-message.ts';

type Props = {
  error: unknown;
  title: string;
  /** The text if the server sent no message. */
  failed: string;
  tryAgain: string;
  /** Title and text for a thing that does not exist: there is nothing to try again. */
  missing?: { title: string; text: string };
  /** A link to a page that works. */
  back?: { to: string; text: string };
};

/** The whole content of a page whose data cannot be read, with a button to try again. */
export function LoadFailure({ error, title, failed, tryAgain, missing, back }: Props) {
  const { state, revalidate } = useRevalidator();
  const shown =
    missing && isMissing(error)
      ? { icon: PackageXIcon, ...missing, canRetry: false }
      : { icon: CloudExclamationPointIcon, title, text: errorMessage(error) ?? failed, canRetry: true };
  return (
    <div role="alert">
      <EmptyState icon={shown.icon} level={1} title={shown.title} text={shown.text}>
        {shown.canRetry && (
          <Button busy={state === 'loading'} onClick={() => revalidate()}>
            {tryAgain}
          </Button>
        )}
        {back && (
          <ButtonLink to={back.to} kind={shown.canRetry ? 'secondary' : 'primary'}>
            {back.text}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  );
}

/** Whether the server answered that the thing does not exist. */
export function isMissing(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}
