import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { adminCategoriesWords as words } from '../../words/admin-categories-words.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { SmallPicture } from '../list/chosen-products.tsx';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';
import type { NestedCategory } from '../products/nested-categories.tsx';

type Props = { tree: NestedCategory[]; onDelete: (node: NestedCategory) => void };

const indents: Record<number, string> = { 2: 'ms-5 sm:ms-8', 3: 'ms-10 sm:ms-16' };

/** The categories as a tree, indented by their level. */
export function CategoryTable({ tree, onDelete }: Props) {
  const reasonId = useId();
  return (
    <>
      <DataTable
        rows={tree}
        keyOf={({ category }) => category._id}
        columns={columnsFor(reasonId, onDelete)}
        look="narrow"
        rowClassName="*:px-2 *:py-2 hover:bg-canvas sm:*:px-4"
      />
      <p id={reasonId} className="sr-only">
        {words.hasChildren}
      </p>
    </>
  );
}

function columnsFor(reasonId: string, onDelete: Props['onDelete']): Column<NestedCategory>[] {
  const { columns } = words;
  return [
    {
      heading: columns.category,
      namesRow: true,
      className: 'w-full max-w-0 font-normal md:w-1/2',
      cell: (node) => <CategoryName node={node} />,
    },
    {
      heading: columns.description,
      headingClassName: 'max-md:hidden',
      className: 'w-1/2 max-w-0 truncate text-ink-muted max-md:hidden',
      cell: ({ category }) => category.description,
    },
    {
      heading: columns.status,
      cell: ({ category: { isActive } }) => (
        <Badge tone={isActive ? 'delivered' : 'neutral'}>{isActive ? words.active : words.inactive}</Badge>
      ),
    },
    {
      heading: columns.actions,
      isHeadingHidden: true,
      cell: (node) => <Actions {...{ node, reasonId, onDelete }} />,
    },
  ];
}

function CategoryName({ node: { category, level } }: { node: NestedCategory }) {
  return (
    <div className={`flex items-center gap-3 ${indents[level] ?? ''}`}>
      <div className="max-sm:hidden">
        <SmallPicture imageUrl={category.imageUrl} />
      </div>
      <span className={`wrap-anywhere relative line-clamp-2 min-w-0 ${level === 1 ? 'font-semibold' : ''}`}>
        {category.name}
        <span className="sr-only"> {words.level(level)}</span>
      </span>
    </div>
  );
}

type ActionsProps = { node: NestedCategory; reasonId: string } & Pick<Props, 'onDelete'>;

function Actions({ node, reasonId, onDelete }: ActionsProps) {
  const { category, hasChildren } = node;
  const { _id, name } = category;
  return (
    <div className="flex justify-end">
      <EditLink to={`?action=edit&id=${_id}`} preventScrollReset aria-label={words.editNamed(name)} />
      <span title={hasChildren ? words.hasChildren : undefined}>
        <DeleteButton
          disabled={hasChildren}
          aria-label={words.deleteNamed(name)}
          aria-describedby={hasChildren ? reasonId : undefined}
          onClick={() => onDelete(node)}
        />
      </span>
    </div>
  );
}
