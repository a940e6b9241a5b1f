import { type FormEvent, useState } from 'react';
import type { PhoneHistory } from '../../../shared/confirmation/confirmation.ts';
import { type BlockReason, blockReasons, type PhoneBlock } from '../../../shared/confirmation/phone-book.ts';
import { nationalNumber } from '../../../shared/values/text.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { PhoneFacts } from './phone-card.tsx';

const words = adminConfirmationWords.book;

type Props = { blocks: PhoneBlock[]; onBlocked: () => void };

/** Looks a number up in any notation. It is no part of the address, so that no history of a browser has it. */
export function PhoneLookup({ blocks, onBlocked }: Props) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<PhoneHistory | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function search(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      setFound(await call('GET /phones/:phone', { params: { phone: typed } }, { failed: words.failed }));
    } catch (error) {
      setFound(null);
      // The server answers 404 for a malformed number.
      setProblem(words.invalid(refusalText(error)));
    } finally {
      setBusy(false);
    }
  }

  const block = found && blocks.find(({ phone }) => nationalNumber(phone) === nationalNumber(found.phone));
  return (
    <Card title={words.lookUp}>
      <form onSubmit={(event) => void search(event)} className="grid gap-3">
        <TextField
          type="tel"
          dir="ltr"
          label={words.phone}
          error={problem}
          required
          maxLength={30}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span>
          <Button type="submit" busy={isBusy}>
            {words.show}
          </Button>
        </span>
      </form>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {found && <PhoneFacts phone={{ ...found, block: block ?? undefined }} />}
      </div>
      {found && !block && <BlockForm key={found.phone} phone={found.phone} onBlocked={onBlocked} />}
    </Card>
  );
}

/** A block is the act of a person, with a reason. */
function BlockForm({ phone, onBlocked }: { phone: string; onBlocked: () => void }) {
  const [reason, setReason] = useState<BlockReason | ''>('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function block(event: FormEvent) {
    event.preventDefault();
    if (reason === '' || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await call('POST /phones/blocks', { body: { phone, reason, note } });
      showToast({ kind: 'success', text: words.done });
      onBlocked();
    } catch (error) {
      setProblem(refusalText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void block(event)} className="mt-6 grid gap-4 border-line border-t pt-5">
      <h3 className="font-semibold">{words.block}</h3>
      <p className="text-ink-muted text-sm">{words.blockHint}</p>
      {problem && <Alert>{problem}</Alert>}
      <SelectField
        label={words.reason}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value as BlockReason)}
      >
        <option value="" disabled>
          {words.choose}
        </option>
        <Options of={blockReasons} text={(name) => words.reasons[name]} />
      </SelectField>
      <TextField
        label={words.note}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <span>
        <Button type="submit" kind="secondary" busy={isBusy} disabled={reason === ''}>
          {words.blockThis}
        </Button>
      </span>
    </form>
  );
}
