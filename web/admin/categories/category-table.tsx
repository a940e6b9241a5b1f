import { useId } from 'react';
import type { Category } from '../../../shared/catalog.ts';
import { Badge } from '../../ui/badge.tsx';
import { adminCategoriesWords } from '../../words/admin-categories-words.ts';
import { SmallPicture } from '../list/chosen-products.tsx';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';
import type { NestedCategory } from '../products/nested-categories.tsx';

type Props = { tree: NestedCategory[]; onDelete: (category: Category) => void };

const indents: Record<number, string> = { 2: 'ms-5 sm:ms-8', 3: 'ms-10 sm:ms-16' };

/** The categories as a tree, indented by their level. */
export function CategoryTable({ tree, onDelete }: Props) {
  const reasonId = useId();
  const { columns } = adminCategoriesWords;
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-sm">
        <thead className="bg-canvas text-ink-muted">
          <tr className="*:whitespace-nowrap *:px-2 *:py-3 *:text-start *:font-semibold sm:*:px-4">
            <th scope="col">{columns.category}</th>
            <th scope="col" className="max-md:hidden">
              {columns.description}
            </th>
            <th scope="col">{columns.status}</th>
            <th scope="col">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tree.map((node) => (
            <CategoryRow key={node.category._id} node={node} reasonId={reasonId} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
      <p id={reasonId} className="sr-only">
        {adminCategoriesWords.hasChildren}
      </p>
    </div>
  );
}

type RowProps = { node: NestedCategory; reasonId: string } & Pick<Props, 'onDelete'>;

function CategoryRow({ node, reasonId, onDelete }: RowProps) {
  const { category, level, hasChildren } = node;
  const { _id, name, description, imageUrl, isActive } = category;
  return (
    <tr className="border-line border-t *:px-2 *:py-2 hover:bg-canvas sm:*:px-4">
      <th scope="row" className="w-full max-w-0 text-start font-normal md:w-1/2">
        <div className={`flex items-center gap-3 ${indents[level] ?? ''}`}>
          <div className="max-sm:hidden">
            <SmallPicture imageUrl={imageUrl} />
          </div>
          <span
            className={`wrap-anywhere relative line-clamp-2 min-w-0 ${level === 1 ? 'font-semibold' : ''}`}
          >
            {name}
            <span className="sr-only"> {adminCategoriesWords.level(level)}</span>
          </span>
        </div>
      </th>
      <td className="w-1/2 max-w-0 truncate text-ink-muted max-md:hidden">{description}</td>
      <td>
        <Badge tone={isActive ? 'delivered' : 'neutral'}>
          {isActive ? adminCategoriesWords.active : adminCategoriesWords.inactive}
        </Badge>
      </td>
      <td>
        <div className="flex justify-end">
          <EditLink
            to={`?action=edit&id=${_id}`}
            preventScrollReset
            aria-label={adminCategoriesWords.editNamed(name)}
          />
          <span title={hasChildren ? adminCategoriesWords.hasChildren : undefined}>
            <DeleteButton
              disabled={hasChildren}
              aria-label={adminCategoriesWords.deleteNamed(name)}
              aria-describedby={hasChildren ? reasonId : undefined}
              onClick={() => onDelete(category)}
            />
          </span>
        </div>
      </td>
    </tr>
  );
}
