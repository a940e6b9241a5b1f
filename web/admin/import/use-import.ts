import { useEffect, useRef, useState } from 'react';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { hasWarnings } from '../../../shared/catalog/price-warnings.ts';
import type { ImportDetails, MendedCell } from '../../../shared/catalog/product-imports.ts';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { call } from '../../call.ts';
import { translatedFields, withReasons } from '../../session/translated.ts';
import { refusalText } from '../../ui/refusal-text.ts';

const pollMs = 1_000;

export type ImportRows = ReplyFrom<'GET /imports/:id/rows'>;

export type LoadedImport = { details: ImportDetails; rows: ImportRows | null };

/** Reads an import, and the rows of its report once there is one. */
export async function loadImport(call: Call, id: string): Promise<LoadedImport> {
  const params = { id };
  const details = await inOwnLanguage(await call('GET /imports/:id', { params }));
  const hasReport = ['checked', 'done', 'failed', 'undone'].includes(details.state);
  if (!hasReport) return { details, rows: null };
  const rows = await call('GET /imports/:id/rows', { params });
  return { details, rows: { ...rows, problems: await withReasons(rows.problems) } };
}

async function inOwnLanguage(details: ImportDetails): Promise<ImportDetails> {
  const { problem, obstacle, fieldCodes } = details;
  return { ...details, ...(await translatedFields({ problem, obstacle }, fieldCodes)) };
}

type Action = 'check' | 'apply' | 'cancel' | 'undo';

/** An import, read again while a step runs, with the actions of an administrator. */
export function useImport(loaded: LoadedImport) {
  const [shown, setShown] = useState(loaded);
  const [busy, setBusy] = useState<Action | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The cells that are mended on the page and not sent yet. */
  const [mended, setMended] = useState<MendedCell[]>([]);
  const params = { id: loaded.details._id };

  useEffect(() => setShown(loaded), [loaded]);
  const isUnreachable = usePolling(shown.details.activity !== null, async () =>
    setShown(await loadImport(call, params.id)),
  );

  async function run(action: Action, request: () => Promise<ImportDetails>) {
    setBusy(action);
    setProblem(null);
    try {
      const details = await inOwnLanguage(await request());
      setShown({ details, rows: null });
      if (details.activity === null) setShown(await loadImport(call, params.id));
    } catch (error) {
      setProblem(refusalText(error));
      // Another administrator may have acted first.
      if (isApiError(error) && error.status === 409) {
        setShown(await loadImport(call, params.id).catch(() => shown));
      }
    } finally {
      setBusy(null);
    }
  }

  return {
    ...shown,
    busy,
    problem,
    isUnreachable,
    mended,
    /** Takes a new text of a cell, or takes it back if it is the one that the check has read. */
    mend: (cell: MendedCell, read: string) => {
      const others = mended.filter(({ line, column }) => line !== cell.line || column !== cell.column);
      setMended(cell.value === read ? others : [...others, cell]);
    },
    /** Takes a new text of the same column of several lines; '' takes back what was typed there. */
    mendLines: ({ lines, column, value }: { lines: number[]; column: string; value: string }) => {
      const others = mended.filter((cell) => cell.column !== column || !lines.includes(cell.line));
      const cells = lines.map((line) => ({ line, column, value }));
      setMended(value === '' ? others : [...others, ...cells]);
    },
    /** Without `keepsBlank`, blank cells mean what they meant in the check before. */
    check: (map: Record<string, string> | null, keepsBlank?: boolean) =>
      run('check', async () => {
        const body = { ...(map && { map }), mended, ...(keepsBlank !== undefined && { keepsBlank }) };
        const details = await call('POST /imports/:id/check', { params, body });
        setMended([]);
        return details;
      }),
    apply: (asDrafts: boolean) => {
      const body = { asDrafts, warningsSeen: hasWarnings(shown.details.warnings) };
      return run('apply', () => call('POST /imports/:id/apply', { params, body }));
    },
    undo: () => run('undo', () => call('POST /imports/:id/undo', { params })),
    cancel: () => run('cancel', () => call('POST /imports/:id/cancel', { params })),
  };
}

export type ImportInHand = ReturnType<typeof useImport>;

/**
 * Calls `read` every second while `isActive`, except while the page is hidden. Returns whether the last call failed.
 */
function usePolling(isActive: boolean, read: () => Promise<unknown>) {
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(read);
  latest.current = read;

  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async () => {
      await latest.current().then(
        () => !isOver && setFailed(false),
        () => !isOver && setFailed(true),
      );
      schedule();
    };
    const schedule = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(() => void poll(), pollMs);
    };
    document.addEventListener('visibilitychange', schedule);
    schedule();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
      setFailed(false);
    };
  }, [isActive]);

  return hasFailed;
}
