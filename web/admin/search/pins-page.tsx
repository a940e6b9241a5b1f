import PinIcon from 'icon:pin';
import { useState } from 'react';
import type { PinnedTerm } from '../../../shared/admin-search.ts';
import type { Call } from '../../../shared/api.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/pins-page.ts';
import { TermList, termList } from './term-list.tsx';

const words = adminSearchWords.pins;
const { title } = adminSearchWords.searches;

const pinList = termList('/admin/search/pins');

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = pinList.read(url.searchParams);
  const query = { keyword: state.keyword, pageNumber: state.page };
  return { state, ...(await foundOrProblem(call('GET /search/pins', { query }))) };
}, words.failed);

export const handle = listStates({ title, loading: words.loading });

/** The searches with pinned products (requirements: Pinned products). */
export default function PinsPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const list = useAdminList(pinList, loaderData.state);
  const [deleting, setDeleting] = useState<PinnedTerm | null>(null);
  const add = (
    <ButtonLink to="/admin/search/pins/new">
      <PinIcon className="size-4.5" />
      {words.add}
    </ButtonLink>
  );
  return (
    <>
      <TermList
        section="pins"
        words={words}
        list={pinList}
        shown={list}
        {...{ found, problem, add }}
        empty={{ icon: PinIcon, action: add }}
      >
        {(found?.terms ?? []).map((term) => (
          <TermRow key={term._id} term={term} onDelete={() => setDeleting(term)} />
        ))}
      </TermList>
      {deleting && (
        <DeletePins
          pins={deleting}
          onDeleted={() => list.readAfterRemoval(found?.terms.length ?? 0)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function TermRow({ term: { _id, term, products }, onDelete }: { term: PinnedTerm; onDelete: () => void }) {
  return (
    <li className="flex items-start gap-2 p-3 text-sm sm:gap-4 sm:px-4">
      <div className="min-w-0 flex-1 py-2">
        <p className="wrap-anywhere font-semibold">
          <bdi lang="">{term}</bdi>
        </p>
        {products.length === 0 && <p className="mt-1 text-ink-muted">{words.none}</p>}
        <ol className="mt-1 list-inside list-decimal text-ink-muted empty:hidden">
          {products.map(({ _id, name }) => (
            <li key={_id} className="wrap-anywhere">
              <bdi lang="">{name}</bdi>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        <EditLink
          to={`/admin/search/pins/${_id}/edit`}
          prefetch="intent"
          aria-label={words.editNamed(term)}
        />
        <DeleteButton aria-label={words.deleteNamed(term)} onClick={onDelete} />
      </div>
    </li>
  );
}

type DeleteProps = { pins: PinnedTerm; onDeleted: () => unknown; onClose: () => void };

function DeletePins({ pins: { _id, term }, onDeleted, onClose }: DeleteProps) {
  const { title, question, confirm, failed, done } = words.deletion;
  return (
    <DeleteDialog
      {...{ question, confirm, done, onDeleted, onClose }}
      title={title(term)}
      remove={() => call('DELETE /search/pins/:id', { params: { id: _id } }, { failed })}
    />
  );
}
