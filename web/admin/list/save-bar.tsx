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
  /** The reason why the form was not saved. */
  children?: ReactNode;
};

/** Always on the screen, because the form is longer than any screen. */
export function SaveBar({ save, back, isBusy, isSending, children }: Props) {
  return (
    <div data-save-bar="" className="sticky bottom-0 mt-6 grid gap-3 border-line border-t bg-surface py-4">
      {children}
      <div className="flex justify-end gap-3">
        <ButtonLink kind="secondary" to={back}>
          {words.cancel}
        </ButtonLink>
        <Button type="submit" busy={isBusy} disabled={isSending}>
          {isBusy ? words.saving : save}
        </Button>
      </div>
    </div>
  );
}
