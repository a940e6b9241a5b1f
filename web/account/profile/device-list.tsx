import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../../../shared/accounts/profile.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { deviceWords as words } from '../../words/profile-words.ts';

/** The devices on which the account is signed in, with buttons that sign single ones out (requirements: Devices). */
export function DeviceList() {
  const [sessions, setSessions] = useState<Session[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = useCallback(async () => {
    setProblem(null);
    try {
      setSessions(await call('GET /auth/sessions', {}, { failed: words.failed }));
    } catch (error) {
      setProblem(refusalText(error));
    }
  }, []);

  useEffect(() => void read(), [read]);

  if (problem) {
    return (
      <div className="space-y-3">
        <Alert>{problem}</Alert>
        <Button kind="secondary" onClick={() => void read()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  if (!sessions) {
    return (
      <>
        <p className="sr-only">{words.loading}</p>
        <Skeleton className="h-16" />
      </>
    );
  }
  return <Devices sessions={sessions} onEnded={read} />;
}

type ListProps = { sessions: Session[]; onEnded: () => Promise<void> };

function Devices({ sessions, onEnded }: ListProps) {
  const { busy, end, endOthers } = useEndings(onEnded);
  return (
    <div className="space-y-3">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <DeviceRow
            key={session._id}
            session={session}
            isBusy={busy === session._id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button kind="secondary" busy={busy === 'others'} onClick={() => void endOthers()}>
          {words.endOthers}
        </Button>
      ) : (
        <p className="text-ink-muted text-sm">{words.only}</p>
      )}
    </div>
  );
}

/** Ends sessions; `busy` is the id of the session that is being ended, or `others`. */
function useEndings(onEnded: () => Promise<void>) {
  const [busy, setBusy] = useState<string | null>(null);

  async function run(what: string, { ending, done }: { ending: () => Promise<unknown>; done: string }) {
    setBusy(what);
    try {
      await ending();
      showToast({ kind: 'success', text: done });
      await onEnded();
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error) });
    } finally {
      setBusy(null);
    }
  }

  const failed = { failed: words.endFailed };
  return {
    busy,
    end: (session: Session) =>
      run(session._id, {
        ending: () => call('POST /auth/sessions/end', { body: { sessionId: session._id } }, failed),
        done: words.ended(deviceName(session)),
      }),
    endOthers: () =>
      run('others', {
        ending: () => call('POST /auth/sessions/end-others', {}, failed),
        done: words.endedOthers,
      }),
  };
}

type RowProps = { session: Session; isBusy: boolean; onEnd: () => void };

function DeviceRow({ session, isBusy, onEnd }: RowProps) {
  const name = deviceName(session);
  const used = formatDateTime(session.lastUsedAt);
  return (
    <li className="flex items-center justify-between gap-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.isOwn && <Badge tone="brand">{words.own}</Badge>}
        </p>
        <p className="text-ink-muted">{words.used(used)}</p>
        <p className="text-ink-muted">{words.signedIn(formatDateTime(session.startedAt))}</p>
      </div>
      {!session.isOwn && (
        // Aligns the button's text, not its padding, with the edge.
        <span className="-me-4 shrink-0">
          <Button kind="danger" busy={isBusy} aria-label={words.endNamed(name, used)} onClick={onEnd}>
            {words.end}
          </Button>
        </span>
      )}
    </li>
  );
}

function deviceName({ browser, system }: Session) {
  return browser && system ? words.device(browser, system) : (browser ?? system ?? words.unknown);
}
