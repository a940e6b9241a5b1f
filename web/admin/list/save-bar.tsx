import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';

const words = backOfficeWords.saveBar;

type Props = {
  /** The words of the button. */
  save: string;
  /** Where "Cancel" leads. */
  back: string;
  isBusy: boolean;
  /** Whether a picture is still being sent. */
  isSending: boolean;
  /** What saving would do, while that is not beside the form. A phone then has no room for "Cancel". */
  summary?: ReactNode;
  /** The reason why the form was not saved. */
  children?: ReactNode;
};

/** Always on the screen, because the form is longer than any screen. */
export function SaveBar({ save, back, isBusy, isSending, summary, children }: Props) {
  return (
    <div data-save-bar="" className={`sticky bottom-0 grid gap-3 ${summary ? beside : below}`}>
      {children}
      <div className="flex items-center justify-end gap-3">
        {summary && <div className="min-w-0 flex-1 xl:hidden">{summary}</div>}
        <span className={summary ? 'max-sm:hidden' : ''}>
          <ButtonLink kind="secondary" to={back}>
            {words.cancel}
          </ButtonLink>
        </span>
        <span className={summary ? 'grid shrink-0 xl:flex-1' : ''}>
          <Button type="submit" busy={isBusy} disabled={isSending}>
            {isBusy ? words.saving : save}
          </Button>
        </span>
      </div>
    </div>
  );
}

const below = 'mt-6 border-line border-t bg-surface py-4';

/** In the column beside the form, where there is one. */
const beside =
  'z-10 max-xl:mt-5 max-xl:border-line max-xl:border-t max-xl:bg-surface max-xl:py-3 xl:static xl:mt-4';
