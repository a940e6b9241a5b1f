import { useState } from 'react';
import { call } from '../../call.ts';
import { translated, worded } from '../../session/translated.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { readTextFile } from '../../ui/forms/read-text-file.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminOffersWords } from '../../words/admin-offers-words.ts';

const words = adminOffersWords.codes;

/** Adds the codes of a file, or says for each line why none of them was added. */
export function CodesFile({ offerId, onAdded }: { offerId: string; onAdded: () => void }) {
  const [problems, setProblems] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function send(file: File) {
    setBusy(true);
    setProblems([]);
    try {
      const problems = await sendFile(offerId, file);
      setProblems(problems);
      if (problems.length > 0) return;
      showToast({ kind: 'success', text: words.added });
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
      <label className={`cursor-pointer ${buttonStyles({ kind: 'secondary' })}`}>
        {words.upload}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="sr-only"
          disabled={isBusy}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void send(chosen);
            // The same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </label>
    </>
  );
}

/** The problems of the file. With any, nothing was added. */
async function sendFile(id: string, file: File) {
  const read = await readTextFile(file);
  if (!('text' in read)) return [await translated(read.problem)];
  const { problems } = await call('POST /offers/:id/codes/import', {
    params: { id },
    body: { csv: read.text },
  });
  return Promise.all(problems.map(async ({ line, ...why }) => words.line(line, await worded(why))));
}
