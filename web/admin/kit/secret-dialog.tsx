import CheckIcon from 'icon:check';
import CopyIcon from 'icon:copy';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { copyText } from '../../ui/forms/copy-text.ts';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';

const words = adminIntegrationsWords.secret;

type Props = { title: string; text: string; label: string; secret: string; onClose: () => void };

/** Shows a secret the only time that it is shown. */
export function SecretDialog({ title, text, label, secret, onClose }: Props) {
  const dialog = useRef<DialogHandle>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy(field: HTMLInputElement | null) {
    // Selected, so that it can be copied by hand if the browser does not allow it.
    field?.select();
    setCopied(await copyText(secret));
  }

  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog ref={dialog} title={title} text={text} width="w-[min(36rem,calc(100vw-2rem))]" onClose={onClose}>
      <div className="mt-4 flex flex-wrap gap-2">
        <input
          ref={field}
          readOnly
          dir="ltr"
          aria-label={label}
          value={secret}
          onFocus={({ target }) => target.select()}
          className="min-h-11 min-w-0 flex-1 basis-60 rounded-control border border-line-strong bg-canvas px-3 font-mono text-sm"
        />
        <Button kind="secondary" onClick={() => void copy(field.current)}>
          {isCopied ? <CheckIcon className="size-4.5" /> : <CopyIcon className="size-4.5" />}
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </Button>
      </div>
      <p className="mt-6 flex justify-end">
        <Button onClick={() => dialog.current?.close()}>{words.done}</Button>
      </p>
    </Dialog>
  );
}
