import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import type { RescueOutcome } from '../../../shared/couriers/parcel-terms.ts';
import { call } from '../../call.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminRescueWords } from '../../words/admin-rescue-words.ts';
import { useAnswerIds } from './use-call.ts';

const words = adminRescueWords;

export const rescuePath = '/admin/confirmation/rescue';

export function rescueUrl(id: string) {
  return `${rescuePath}?parcel=${id}`;
}

export type Answer = { outcome: RescueOutcome; newDate?: string; note?: string };

/** A parcel on the screen, and what records the call about it. */
export function useRescue(task: ReplyFrom<'POST /rescues/:id/claim'>) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<RescueOutcome | 'back' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const idOf = useAnswerIds();
  const navigate = useNavigate();
  const params = { id: task._id };

  /** Records what was agreed, and shows the next parcel. Throws the refusal, which is shown too. */
  async function record(answer: Answer) {
    setBusy(answer.outcome);
    setProblem(null);
    try {
      const body = { note, ...answer, id: idOf(answer) };
      const { next, comesBackAt } = await call(
        'POST /rescues/:id/steps',
        { params, body },
        { failed: words.recordFailed },
      );
      const done = words.done[answer.outcome];
      const { over, back } = words.recorded;
      showToast({
        kind: 'success',
        topic: 'call',
        text: comesBackAt ? back(done, formatDateTime(comesBackAt)) : over(done),
      });
      await navigate(next ? rescueUrl(next) : rescuePath, { replace: true });
      window.scrollTo({ top: 0 });
    } catch (error) {
      setProblem(refusalText(error));
      throw error;
    } finally {
      setBusy(null);
    }
  }

  async function putBack() {
    setBusy('back');
    try {
      await call('POST /rescues/:id/release', { params });
      await navigate(rescuePath, { replace: true });
    } catch (error) {
      setProblem(refusalText(error));
    } finally {
      setBusy(null);
    }
  }

  return { task, note, setNote, busy, problem, record, putBack };
}

export type Rescuing = ReturnType<typeof useRescue>;
