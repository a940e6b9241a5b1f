import { useState } from 'react';
import { type UndoPreview, undoDays } from '../../../shared/catalog/product-imports.ts';
import { call } from '../../call.ts';
import { withReasons } from '../../session/translated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { importWords } from '../../words/admin-import-words.ts';
import type { ImportInHand } from './use-import.ts';

const words = importWords.report.undo;

/** Brings the former values back, after a preview of what would come back and what would stay (requirements: Undo). */
export function UndoPart({ inHand: { details, busy, undo } }: { inHand: ImportInHand }) {
  const [preview, setPreview] = useState<UndoPreview | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function look() {
    setReading(true);
    setProblem(null);
    try {
      const read = await call('GET /imports/:id/undo', { params: { id: details._id } });
      setPreview({ ...read, problems: await withReasons(read.problems) });
    } catch (error) {
      setProblem(refusalText(error));
    }
    setReading(false);
  }

  return (
    <div className="grid justify-items-start gap-2">
      {problem && <Alert>{problem}</Alert>}
      <Button kind="secondary" busy={isReading || busy === 'undo'} onClick={() => void look()}>
        {words.start}
      </Button>
      <p className="text-ink-muted text-sm">{words.hint(undoDays)}</p>
      {preview && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          confirm={words.start}
          isBlocked={preview.restored + preview.removed + preview.hidden === 0}
          onConfirm={undo}
          onClose={() => setPreview(null)}
        >
          <Outcome preview={preview} />
        </ConfirmDialog>
      )}
    </div>
  );
}

function Outcome({ preview: { restored, removed, hidden, kept, problems } }: { preview: UndoPreview }) {
  return (
    <div className="mt-4 grid gap-1 text-sm">
      <p>{restored + removed + hidden === 0 ? words.nothing : words.restored(restored)}</p>
      {removed > 0 && <p>{words.removed(removed)}</p>}
      {hidden > 0 && <p>{words.hidden(hidden)}</p>}
      {kept > 0 && (
        <>
          <p className="font-medium text-warning">{words.kept(kept)}</p>
          <ul className="max-h-48 list-disc space-y-1 overflow-y-auto ps-5">
            {problems.map(({ line, name, reason }) => (
              <li key={line} className="wrap-anywhere">
                <span className="font-medium">{name}</span> <span className="text-ink-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
