import FolderTreeIcon from 'icon:folder-tree';
import PlusIcon from 'icon:plus';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { adminCategoriesWords as words } from '../../words/admin-categories-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute, wholeList } from '../kit/list-route.ts';
import { inReaderTexts, type NestedCategory, nestCategories } from '../products/nested-categories.tsx';
import type { Route } from './+types/categories-page.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryTable } from './category-table.tsx';

const path = '/admin/categories';
const categoryList = wholeList(path);

export const { meta, clientLoader, handle } = listRoute({
  list: categoryList,
  words,
  read: async (call) => nestCategories(await call('GET /categories', {})),
});

/** The tree of all categories (requirements: Admin categories). */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage
        list={categoryList}
        loaded={loaderData}
        words={words}
        actions={
          <ButtonLink to={`${path}?action=create`} preventScrollReset>
            <PlusIcon className="size-4.5" />
            {words.add}
          </ButtonLink>
        }
        rowsOf={(tree) => tree.map(inReaderTexts)}
        empty={{
          icon: FolderTreeIcon,
          words: { title: words.empty.title, none: words.empty.text },
          action: <ButtonLink to={`${path}?action=create`}>{words.empty.add}</ButtonLink>,
        }}
        deletion={{
          words: words.deletion,
          nameOf: ({ category }) => category.name,
          remove: ({ category }, options) =>
            call('DELETE /categories/:id', { params: { id: category._id } }, options),
        }}
      >
        {(tree, { askToDelete }) => <CategoryTable tree={tree.map(inReaderTexts)} onDelete={askToDelete} />}
      </ListPage>
      <OpenDialog tree={loaderData.found ?? []} />
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
      tree={tree.map(inReaderTexts)}
      onClose={() => void navigate(path, { replace: true, preventScrollReset: true })}
    />
  );
}
