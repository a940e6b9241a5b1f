import { inPageLanguage } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { readPage } from '../../ui/pagination/read-page.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { adminRescueWords } from '../../words/admin-rescue-words.ts';
import { PageFailure, type PageStates } from '../kit/page-states.tsx';
import type { Route } from './+types/rescue-page.ts';
import { ConfirmationHeading } from './confirmation-heading.tsx';
import { RescueList, type Rescues } from './rescue-list.tsx';
import { RescueTask, type Task } from './rescue-task.tsx';
import { rescuePath } from './use-rescue.ts';

const words = adminRescueWords;

/** The list, or the parcel in the address, which nobody else gets for ten minutes. */
const load: Load<{ list?: Rescues; task?: Task }> = async (call, { url }) => {
  const id = url.searchParams.get('parcel');
  if (id) return { task: await call('POST /rescues/:id/claim', { params: { id }, query: inPageLanguage }) };
  return { list: await call('GET /rescues', { query: { page: readPage(url.searchParams) } }) };
};

export const clientLoader = privateLoader(load, words.failed);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: adminConfirmationWords.sections.rescue });
}

export const handle = {
  loading: {
    title: adminConfirmationWords.title,
    text: words.loading,
    isTextShown: true,
    outline: ['h-160'],
  },
  failure: {
    title: adminConfirmationWords.errorTitle,
    failed: words.failed,
    tryAgain: adminConfirmationWords.tryAgain,
    back: { to: rescuePath, text: words.back },
  },
} satisfies PageStates;

export const ErrorBoundary = PageFailure;

/** Parcels with which the courier met a problem, and one of them at a time (requirements: Rescue). */
export default function RescuePage({ loaderData: { list, task } }: Route.ComponentProps) {
  return (
    <>
      <ConfirmationHeading current="rescue">
        {list && (
          <p aria-live="polite" className="text-ink-muted text-sm tabular-nums">
            {words.due(list.due)}
          </p>
        )}
      </ConfirmationHeading>
      {list && <RescueList list={list} />}
      {task && <RescueTask key={task._id} task={task} />}
    </>
  );
}
