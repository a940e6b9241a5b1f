import CloudExclamationPointIcon from 'icon:cloud-alert';
import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { errorMessage } from './error-message.ts';

type Props = {
  error: unknown;
  title: string;
  /** What to say where the server had no words. */
  failed: string;
  tryAgain: string;
};

/** All that is on a page whose data could not be read, and the way to ask for it once more. */
export function LoadFailure({ error, title, failed, tryAgain }: Props) {
  const { state, revalidate } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState
        icon={CloudExclamationPointIcon}
        level={1}
        title={title}
        text={errorMessage(error) ?? failed}
      >
        <Button busy={state === 'loading'} onClick={() => revalidate()}>
          {tryAgain}
        </Button>
      </EmptyState>
    </div>
  );
}
