import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { uiWords } from '../../words/ui-words.ts';

type Options<Values extends object, Body> = Parameters<typeof useSentForm<Values, Body, unknown>>[0];

type Props<Values extends object, Body> = Pick<Options<Values, Body>, 'check' | 'send'> & {
  words: Record<'title' | 'text' | 'confirm' | 'done' | 'failed', string>;
  start: Values;
  onDone: () => Promise<unknown>;
  onClose: () => void;
  /** The fields. */
  children: (form: ReturnType<typeof useSentForm<Values, Body, unknown>>, draft: Values) => ReactNode;
};

/** A form in a dialog, which closes once it was sent. */
export function FormDialog<Values extends object, Body>(props: Props<Values, Body>) {
  const { words, start, check, send, onDone, onClose, children } = props;
  const { title, text, confirm, done, failed } = words;
  const dialog = useRef<DialogHandle>(null);
  const [draft, setDraft] = useState(start);
  const form = useSentForm<Values, Body, unknown>({
    ...{ values: draft, check, send, failed },
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    async onDone() {
      showToast({ kind: 'success', text: done });
      dialog.current?.close();
      await onDone();
    },
  });
  const { isBusy, problem } = form;
  return (
    <Dialog ref={dialog} width="w-[min(28rem,calc(100vw-2rem))]" {...{ title, text, isBusy, onClose }}>
      <form {...form.props} className="mt-4 space-y-4">
        {children(form, draft)}
        {problem && <Alert>{problem}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" disabled={isBusy} onClick={() => dialog.current?.close()}>
            {uiWords.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? uiWords.processing : confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
