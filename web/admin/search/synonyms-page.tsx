import LanguagesIcon from 'icon:languages';
import PlusIcon from 'icon:plus';
import { useState } from 'react';
import type { SynonymGroup } from '../../../shared/admin-search.ts';
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
import type { Route } from './+types/synonyms-page.ts';
import { DeletionPreview } from './change-preview.tsx';
import { nameOfGroup, synonymList } from './synonym-list.ts';
import { TermList } from './term-list.tsx';

const words = adminSearchWords.synonyms;
const { title } = adminSearchWords.searches;

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = synonymList.read(url.searchParams);
  const query = { keyword: state.keyword, pageNumber: state.page };
  return { state, ...(await foundOrProblem(call('GET /search/synonyms', { query }))) };
}, words.failed);

export const handle = listStates({ title, loading: words.loading });

/** The groups of words that mean the same (requirements: Synonyms). */
export default function SynonymsPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const list = useAdminList(synonymList, loaderData.state);
  const [deleting, setDeleting] = useState<SynonymGroup | null>(null);
  return (
    <>
      <TermList
        section="synonyms"
        words={words}
        list={synonymList}
        shown={list}
        {...{ found, problem }}
        add={
          <ButtonLink to="/admin/search/synonyms/new">
            <PlusIcon className="size-4.5" />
            {words.add}
          </ButtonLink>
        }
        empty={{ icon: LanguagesIcon }}
      >
        {(found?.groups ?? []).map((group) => (
          <GroupRow key={group._id} group={group} onDelete={() => setDeleting(group)} />
        ))}
      </TermList>
      {deleting && (
        <DeleteGroup
          group={deleting}
          onDeleted={() => list.readAfterRemoval(found?.groups.length ?? 0)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function GroupRow({ group, onDelete }: { group: SynonymGroup; onDelete: () => void }) {
  const name = nameOfGroup(group);
  return (
    <li className="flex items-start gap-2 p-3 text-sm sm:gap-4 sm:px-4">
      <div className="min-w-0 flex-1 space-y-2 py-1.5">
        <Chips label={words.words} words={group.words} styles="bg-brand-soft text-brand-deep" />
        {group.understood.length > 0 && (
          <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1.5">
            <span className="text-ink-muted text-xs">{words.understood}</span>
            <Chips
              label={words.understood}
              words={group.understood}
              styles="border border-field border-dashed text-ink-muted"
            />
          </div>
        )}
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        <EditLink
          to={`/admin/search/synonyms/${group._id}/edit`}
          prefetch="intent"
          aria-label={words.editNamed(name)}
        />
        <DeleteButton aria-label={words.deleteNamed(name)} onClick={onDelete} />
      </div>
    </li>
  );
}

type ChipsProps = { label: string; words: string[]; styles: string };

function Chips({ label, words, styles }: ChipsProps) {
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className={`wrap-anywhere rounded-full px-2.5 py-0.5 ${styles}`}>
          {/* Of any language. */}
          <bdi lang="">{word}</bdi>
        </li>
      ))}
    </ul>
  );
}

type DeleteProps = { group: SynonymGroup; onDeleted: () => unknown; onClose: () => void };

function DeleteGroup({ group, onDeleted, onClose }: DeleteProps) {
  const { title, question, confirm, failed, done } = words.deletion;
  const { _id } = group;
  return (
    <DeleteDialog
      {...{ question, confirm, done, onDeleted, onClose }}
      title={title(nameOfGroup(group))}
      remove={() => call('DELETE /search/synonyms/:id', { params: { id: _id } }, { failed })}
    >
      <DeletionPreview group={_id} />
    </DeleteDialog>
  );
}
