import { useState } from 'react';
import type { ImportedCodes } from '../../../shared/offers/codes-of-offer.ts';
import { call } from '../../call.ts';
import { translated, worded } from '../../session/translated.ts';
import { Alert } from '../../ui/alert.tsx';
import { tableFiles } from '../../ui/forms/csv-of-workbook.ts';
import { FileButton } from '../../ui/forms/file-button.tsx';
import { readTextFile } from '../../ui/forms/read-text-file.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { comma } from '../../words/formats.ts';

const words = adminOffersWords.codes;

/** Adds the codes of a file and says what it has read, or for each line why none of them was added. */
export function CodesFile({ offerId, onAdded }: { offerId: string; onAdded: () => void }) {
  const [problems, setProblems] = useState<string[]>([]);
  const [done, setDone] = useState<ImportedCodes>();
  const [isBusy, setBusy] = useState(false);

  async function send(file: File) {
    setBusy(true);
    setProblems([]);
    setDone(undefined);
    try {
      const { problems, read } = await sendFile(offerId, file);
      setProblems(problems);
      if (problems.length > 0) return;
      setDone(read);
      onAdded();
    } catch (error) {
      setProblems([refusalText(error)]);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {problems.length > 0 && (
        <div className="w-full">
          <Alert title={words.refused}>
            <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <div role="status" className="w-full empty:hidden">
        {done && <Read {...done} />}
      </div>
      <FileButton accept={tableFiles} isOff={isBusy} onFile={(file) => void send(file)}>
        {words.upload}
      </FileButton>
    </>
  );
}

function Read({ added, present, otherLimit, unread }: ImportedCodes) {
  return (
    <Alert kind={unread.length > 0 || otherLimit > 0 ? 'info' : 'success'}>
      <p className="font-semibold">{words.read(added, present)}</p>
      {otherLimit > 0 && <p>{words.otherLimit(otherLimit)}</p>}
      {unread.length > 0 && <p className="wrap-anywhere">{words.unread(unread.join(comma))}</p>}
    </Alert>
  );
}

/** What was read, and the problems of the file. With any, nothing was added. */
async function sendFile(id: string, file: File) {
  const text = await readTextFile(file);
  if (!('text' in text)) return { problems: [await translated(text.problem)] };
  const read = await call('POST /offers/:id/codes/import', {
    params: { id },
    body: { csv: text.text },
  });
  const problems = read.problems.map(async ({ line, ...why }) => words.line(line, await worded(why)));
  return { read, problems: await Promise.all(problems) };
}
