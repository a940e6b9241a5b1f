import PlusIcon from 'icon:plus';
import SearchXIcon from 'icon:search-x';
import { useState } from 'react';
import type { NotSoldRecord } from '../../../shared/admin-search.ts';
import type { Call } from '../../../shared/api.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/not-sold-page.ts';
import { TermList, termList } from './term-list.tsx';

const words = adminSearchWords.notSold;
const { title } = adminSearchWords.searches;
const notSoldList = termList('/admin/search/not-sold');

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = notSoldList.read(url.searchParams);
  const query = { keyword: state.keyword, pageNumber: state.page };
  return { state, ...(await foundOrProblem(call('GET /search/not-sold', { query }))) };
}, words.failed);

export const handle = listStates({ title, loading: words.loading });

/** The list of what the shop does not sell (requirements: Not sold). */
export default function NotSoldPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const list = useAdminList(notSoldList, loaderData.state);
  const [deleting, setDeleting] = useState<NotSoldRecord | null>(null);
  return (
    <>
      <TermList
        section="notSold"
        words={words}
        list={notSoldList}
        shown={list}
        {...{ found, problem }}
        add={
          <ButtonLink to="/admin/search/not-sold/new">
            <PlusIcon className="size-4.5" />
            {words.add}
          </ButtonLink>
        }
        empty={{ icon: SearchXIcon }}
      >
        {(found?.entries ?? []).map((entry) => (
          <EntryRow key={entry._id} entry={entry} onDelete={() => setDeleting(entry)} />
        ))}
      </TermList>
      {deleting && (
        <DeleteEntry
          entry={deleting}
          onDeleted={() => list.readAfterRemoval(found?.entries.length ?? 0)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function EntryRow({ entry, onDelete }: { entry: NotSoldRecord; onDelete: () => void }) {
  const { _id, kind, phrase, link } = entry;
  return (
    <li className="flex items-center gap-2 px-3 py-1 text-sm sm:gap-4 sm:px-4">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
        {/* Of any language. */}
        <bdi lang="" className="wrap-anywhere min-w-0 font-semibold">
          {phrase}
        </bdi>
        <Badge>{words.kinds[kind]}</Badge>
        {link && (
          <bdi dir="ltr" className="wrap-anywhere min-w-0 text-ink-muted">
            {link}
          </bdi>
        )}
      </div>
      <div className="flex shrink-0">
        <EditLink
          to={`/admin/search/not-sold/${_id}/edit`}
          prefetch="intent"
          aria-label={words.editNamed(phrase)}
        />
        <DeleteButton aria-label={words.deleteNamed(phrase)} onClick={onDelete} />
      </div>
    </li>
  );
}

type DeleteProps = { entry: NotSoldRecord; onDeleted: () => unknown; onClose: () => void };

function DeleteEntry({ entry: { _id, phrase }, onDeleted, onClose }: DeleteProps) {
  const { title, question, confirm, failed, done } = words.deletion;
  return (
    <DeleteDialog
      {...{ question, confirm, done, onDeleted, onClose }}
      title={title(phrase)}
      remove={() => call('DELETE /search/not-sold/:id', { params: { id: _id } }, { failed })}
    />
  );
}
