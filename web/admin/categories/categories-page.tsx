import FolderTreeIcon from 'icon:folder-tree';
import PlusIcon from 'icon:plus';
import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { Category } from '../../../shared/catalog.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { adminCategoriesWords } from '../../words/admin-categories-words.ts';
import { PageFailure, type PageStates } from '../kit/page-states.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ResultsRegion } from '../list/list-results.tsx';
import { type NestedCategory, nestCategories } from '../products/nested-categories.tsx';
import type { Route } from './+types/categories-page.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryTable } from './category-table.tsx';

const path = '/admin/categories';

export function meta() {
  return pageMeta(adminCategoriesWords);
}

const load: Load<Category[]> = (call) => call('GET /categories', {});

export const clientLoader = privateLoader(load, adminCategoriesWords.failed);

export const handle = {
  loading: { title: adminCategoriesWords.title, text: adminCategoriesWords.loading, outline: ['h-160'] },
  failure: {
    title: adminCategoriesWords.errorTitle,
    failed: adminCategoriesWords.failed,
    tryAgain: adminCategoriesWords.tryAgain,
  },
} satisfies PageStates;

export const ErrorBoundary = PageFailure;

/** The tree of all categories (requirements: Admin categories). */
export default function CategoriesPage({ loaderData: categories }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState<Category | null>(null);
  const tree = nestCategories(categories);
  return (
    <>
      <ListHeading title={adminCategoriesWords.title}>
        <ButtonLink to={`${path}?action=create`} preventScrollReset>
          <PlusIcon className="size-4.5" />
          {adminCategoriesWords.add}
        </ButtonLink>
      </ListHeading>
      <ResultsRegion
        label={adminCategoriesWords.title}
        shown={categories}
        isLoading={state === 'loading'}
        className="mt-6"
      >
        {tree.length === 0 ? <NoCategories /> : <CategoryTable tree={tree} onDelete={setDeleting} />}
      </ResultsRegion>
      <OpenDialog tree={tree} />
      {deleting && (
        <DeleteCategory category={deleting} onDeleted={revalidate} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}

/** The dialog that the URL asks for, if any. Opening and closing it navigates, which reads the tree again. */
function OpenDialog({ tree }: { tree: NestedCategory[] }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [query] = useSearchParams();
  const action = query.get('action');
  const category = tree.find((node) => node.category._id === query.get('id'))?.category ?? null;
  if (action !== 'create' && !(action === 'edit' && category)) return null;
  return (
    <CategoryDialog
      // The same dialog may be asked for again before the URL has changed back.
      key={key}
      category={action === 'edit' ? category : null}
      tree={tree}
      onClose={() => void navigate(path, { replace: true, preventScrollReset: true })}
    />
  );
}

type DeleteProps = { category: Category; onDeleted: () => Promise<void>; onClose: () => void };

function DeleteCategory({ category: { _id, name }, onDeleted, onClose }: DeleteProps) {
  const { title, question, confirm, failed, done } = adminCategoriesWords.deletion;
  return (
    <DeleteDialog
      {...{ question, confirm, done, onDeleted, onClose }}
      title={title(name)}
      remove={() => call('DELETE /categories/:id', { params: { id: _id } }, { failed })}
    />
  );
}

function NoCategories() {
  return (
    <EmptyState
      icon={FolderTreeIcon}
      title={adminCategoriesWords.empty.title}
      text={adminCategoriesWords.empty.text}
    >
      <ButtonLink to={`${path}?action=create`}>{adminCategoriesWords.empty.add}</ButtonLink>
    </EmptyState>
  );
}
