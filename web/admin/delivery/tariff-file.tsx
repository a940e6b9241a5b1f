import { useState } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import { call } from '../../call.ts';
import { translated, worded } from '../../session/translated.ts';
import { Alert } from '../../ui/alert.tsx';
import { readTextFile } from '../../ui/forms/read-text-file.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminDeliveryWords } from '../../words/admin-delivery-words.ts';

const words = adminDeliveryWords.files;

type Read = ReplyFrom<'POST /delivery/tariff/read'>;
type Outcome = { problems: string[] } | { rates: number; changed: number };

/**
 * Reads rates from a file into the form. A file with a bad line changes nothing. `onRead` returns how many rates of the form
 * the file changed.
 */
export function useTariffFile(onRead: (read: Read) => number) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function readFile(file: File) {
    setOutcome(null);
    try {
      const sent = await readTextFile(file);
      if ('problem' in sent) return setOutcome({ problems: [await translated(sent.problem)] });
      const read = await call('POST /delivery/tariff/read', { body: { csv: sent.text } });
      if (read.problems.length === 0) {
        setOutcome({ rates: read.rates.length, changed: onRead(read) });
      } else {
        const lines = read.problems.map(async ({ line, ...why }) => words.line(line, await worded(why)));
        setOutcome({ problems: await Promise.all(lines) });
      }
    } catch (error) {
      setOutcome({ problems: [refusalText(error)] });
    }
  }

  return { outcome, readFile };
}

export function FileOutcome({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return null;
  if ('rates' in outcome) return <Alert kind="success">{words.read(outcome.rates, outcome.changed)}</Alert>;
  return (
    <Alert title={words.refused}>
      <ul className="mt-1 list-disc ps-5">
        {outcome.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  );
}
