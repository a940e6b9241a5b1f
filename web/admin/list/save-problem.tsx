import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';

const words = backOfficeWords.saveBar;

type Props = {
  text: string | undefined;
  /** Absent unless somebody else has saved a newer version. */
  onLoadSaved?: (() => void) | undefined;
};

/** The reason why a form was not saved, with a button that loads the newer version. */
export function SaveProblem({ text, onLoadSaved }: Props) {
  if (!text) return null;
  return (
    <Alert>
      <p>{text}</p>
      {onLoadSaved && (
        <p className="mt-3">
          <Button kind="secondary" onClick={onLoadSaved}>
            {words.loadSaved}
          </Button>
        </p>
      )}
    </Alert>
  );
}
