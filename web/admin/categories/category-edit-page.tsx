import FolderTreeIcon from 'icon:folder-tree';
import { pageMeta } from '../../head/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { adminCategoriesWords } from '../../words/admin-categories-words.ts';
import type { Route } from './+types/category-edit-page.ts';

const words = adminCategoriesWords.placeholder;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** Only a text (requirements: Admin categories): categories are edited on the page of the tree. */
export default function CategoryEditPage() {
  return (
    <EmptyState icon={FolderTreeIcon} level={1} title={words.title} text={words.text}>
      <ButtonLink to="/admin/categories">{words.back}</ButtonLink>
    </EmptyState>
  );
}
