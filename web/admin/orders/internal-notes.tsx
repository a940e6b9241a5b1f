import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { maxNoteLength, type OrderNote } from '../../../shared/orders/phone-orders.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { useAltKeys } from '../list/use-alt-keys.ts';

const words = adminPhoneOrderWords.notes;

type Props = { orderId: string; opened: OrderNote[] };

/** What the staff knows of an order and its buyer does not see (requirements: Internal notes). */
export function InternalNotes({ orderId, opened }: Props) {
  const { notes, typed, type, problem, isBusy, add } = useNotes(orderId, opened);
  const form = useRef<HTMLFormElement>(null);
  useAltKeys((code) => {
    if (code !== 'KeyN') return false;
    form.current?.querySelector('textarea')?.focus();
    return true;
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void add();
  }

  return (
    <Card title={words.title}>
      {notes.length === 0 && <p className="mb-4 text-ink-muted text-sm">{words.none}</p>}
      <ol aria-live="polite" className="mb-4 space-y-3 text-sm empty:hidden">
        {notes.map(({ at, by, text }) => (
          <li key={`${at} ${text}`} className="border-brand border-s-2 ps-3">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-ink-muted text-xs">{words.by(by, formatDateTime(at))}</p>
          </li>
        ))}
      </ol>
      <form ref={form} onSubmit={submit} className="grid justify-items-start gap-3 *:w-full">
        <TextArea
          label={words.label}
          hint={words.hint}
          error={problem}
          required
          rows={2}
          maxLength={maxNoteLength}
          aria-keyshortcuts="Alt+N"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={submitOnEnter}
        />
        <span>
          <Button type="submit" kind="secondary" busy={isBusy}>
            {isBusy ? words.adding : words.add}
          </Button>
        </span>
      </form>
    </Card>
  );
}

function useNotes(orderId: string, opened: OrderNote[]) {
  const [notes, setNotes] = useState(opened);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setNotes(opened), [opened]);

  async function add() {
    if (isBusy || typed.trim() === '') return;
    setBusy(true);
    try {
      const input = { params: { id: orderId }, body: { text: typed } };
      setNotes(await call('POST /orders/:id/notes', input, { failed: words.failed }));
      setTyped('');
      setProblem(undefined);
    } catch (error) {
      setProblem(refusalText(error));
    } finally {
      setBusy(false);
    }
  }

  function type(text: string) {
    setTyped(text);
    setProblem(undefined);
  }

  return { notes, typed, type, problem, isBusy, add };
}

/** As in a chat. A word that an input method is still composing is not sent. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
