import CircleCheckIcon from 'icon:circle-check';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Problem } from '../../../shared/problems.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { PageRefusal } from '../../ui/page-refusal.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminProblemsWords as words } from '../../words/admin-problems-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute, wholeList } from '../kit/list-route.ts';
import { RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/problems-page.ts';
import { describeProblem, pageOf } from './describe-problem.ts';

const problemList = wholeList('/admin/problems');

export const { meta, clientLoader, handle } = listRoute({
  list: problemList,
  words,
  read: async (call) => {
    const { problems, count } = await call('GET /problems', {});
    return { problems, inAll: count };
  },
});

/** What is wrong with the shop, and what to do (requirements: Problems). */
export default function ProblemsPage({ loaderData }: Route.ComponentProps) {
  const { retry, isBusy } = useAnswers();
  const failed = loaderData.found?.problems.filter((problem) => problem.canRetry && !isBackup(problem)) ?? [];
  return (
    <ListPage
      list={problemList}
      loaded={loaderData}
      words={words}
      actions={
        failed.length > 1 && (
          <Button kind="secondary" busy={isBusy} onClick={() => void retry(failed)}>
            {words.retryAll}
          </Button>
        )
      }
      label={words.list}
      rowsOf={({ problems }) => problems}
      toolbar={({ problems, inAll }) =>
        problems.length < inAll && (
          <p className="mb-3 text-ink-muted text-sm">{words.shown(problems.length, inAll)}</p>
        )
      }
      empty={{ icon: CircleCheckIcon, words: { title: words.none, none: words.noneText } }}
    >
      {(problems) => <RowList rows={problems}>{(problem) => <Row problem={problem} />}</RowList>}
    </ListPage>
  );
}

function Row({ problem }: { problem: Problem }) {
  const { retry, backUp, dismiss, isBusy } = useAnswers();
  const { kind, since, recipient, error, canRetry } = problem;
  const what = describeProblem(problem);
  const page = pageOf(problem);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3 text-sm sm:px-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="wrap-anywhere font-semibold">{what}</p>
        <p className="mt-0.5 text-ink-muted text-xs">
          <time dateTime={since}>{words.since(formatDateTime(since))}</time>
          {recipient && <> · {words.recipient(recipient)}</>}
        </p>
        {error && (
          <p className="wrap-anywhere mt-1 text-ink-muted">
            {words.error}{' '}
            <bdi lang="en" dir="auto">
              {error}
            </bdi>
          </p>
        )}
        <p className="mt-1">
          {words.kinds[kind].todo}
          {page && (
            <>
              {' '}
              <Link
                to={page.to}
                prefetch="intent"
                className="flex min-h-11 w-fit items-center font-medium text-brand-strong hover:underline sm:inline sm:min-h-0"
              >
                {page.text}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className={`${canRetry ? '' : '-ms-4 '}flex flex-wrap gap-2 sm:ms-0`}>
        {canRetry && (
          <Button
            kind="secondary"
            busy={isBusy}
            aria-label={isBackup(problem) ? undefined : words.retryNamed(what)}
            onClick={() => void (isBackup(problem) ? backUp(problem) : retry([problem]))}
          >
            {isBackup(problem) ? words.backUp : words.retry}
          </Button>
        )}
        <Button
          kind="plain"
          busy={isBusy}
          aria-label={words.dismissNamed(what)}
          onClick={() => void dismiss(problem)}
        >
          {words.dismiss}
        </Button>
      </div>
    </li>
  );
}

/** What a person can do about problems. Each answer reads the list and the number in the menu again. */
function useAnswers() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function answer(send: () => Promise<string>, failed: string) {
    setBusy(true);
    try {
      showToast({ kind: 'success', text: await send() });
      await revalidate();
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error, failed) });
    }
    setBusy(false);
  }

  return {
    isBusy,
    retry: (problems: Problem[]) =>
      answer(async () => {
        const body = { ids: problems.map(({ _id }) => _id) };
        const { count } = await call('POST /problems/retry', { body }, { failed: words.retryFailed });
        return words.retried(count);
      }, words.retryFailed),
    backUp: (problem: Problem) =>
      answer(async () => {
        await call('POST /problems/retry', { body: { ids: [problem._id] } }, { failed: words.backUpFailed });
        return backedUp(problem);
      }, words.backUpFailed),
    dismiss: ({ _id }: Problem) =>
      answer(async () => {
        await call('POST /problems/dismiss', { body: { ids: [_id] } }, { failed: words.dismissFailed });
        return words.dismissed;
      }, words.dismissFailed),
  };
}

function isBackup({ kind }: Problem) {
  return kind.startsWith('backup');
}

/** Waits until the backup has ended, half a minute at most, and says how it went. Throws if it failed. */
async function backedUp({ _id, since }: Problem) {
  for (let tries = 0; tries < 30; tries++) {
    await new Promise((resume) => setTimeout(resume, 1000));
    const { problems } = await call('GET /problems', {});
    if (problems.some((problem) => problem._id === _id && problem.since === since)) continue;
    if (problems.some(isBackup)) throw new PageRefusal(words.backUpFailed);
    return words.backedUp;
  }
  return words.backUpBegun;
}
