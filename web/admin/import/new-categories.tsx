import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type ImportDetails, maxMendedCells } from '../../../shared/catalog/product-imports.ts';
import { call, inPageLanguage } from '../../call.ts';
import { NativeSelect } from '../../ui/forms/select-field.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { categoryOption, type NestedCategory, nestCategories } from '../products/nested-categories.tsx';
import type { ImportInHand } from './use-import.ts';

const words = importWords.report;

/** The categories that an import makes, with their rows. Before it is applied each can be replaced by one that exists. */
export function NewCategories({ inHand }: { inHand: ImportInHand }) {
  const { newCategories, categoryColumn, state } = inHand.details;
  const isMendable = categoryColumn !== null && newCategories.length > 0;
  const known = useCategories(isMendable);
  if (newCategories.length === 0) return null;
  return (
    <section className="text-sm">
      <h2 className="font-semibold text-lg">
        {state === 'undone' ? words.keptCategories : words.newCategories}
      </h2>
      {isMendable && <p className="mt-1 text-ink-muted">{words.newCategory.hint}</p>}
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {newCategories.map((made) => (
          <li
            key={made.path}
            className="grid gap-x-4 gap-y-2 px-3 py-3 sm:grid-cols-2 sm:items-center sm:px-4"
          >
            <div className="wrap-anywhere">
              <p className="font-medium">
                <bdi>{made.path}</bdi>
              </p>
              {made.rows > 0 && <p className="text-ink-muted tabular-nums">{rowsText(made)}</p>}
            </div>
            {categoryColumn !== null && made.rows > 0 && known.length > 0 && (
              <Replacement inHand={inHand} column={categoryColumn} made={made} known={known} />
            )}
          </li>
        ))}
      </ul>
      {state === 'undone' && (
        <Link to="/admin/categories" className="mt-1 inline-block font-semibold underline">
          {words.toCategories}
        </Link>
      )}
    </section>
  );
}

type Made = ImportDetails['newCategories'][number];

const shownLines = 5;

function rowsText({ rows, lines }: Made) {
  return words.newCategory.rows(rows, lines.slice(0, shownLines).join(', '));
}

type Props = { inHand: ImportInHand; column: string; made: Made; known: KnownCategory[] };

function Replacement({ inHand: { mended, mendLines, busy }, column, made, known }: Props) {
  const { path, rows, lines } = made;
  const own = mended.filter((cell) => cell.column === column && lines.includes(cell.line));
  if (mended.length - own.length + rows > maxMendedCells) {
    return <p className="text-ink-muted">{words.newCategory.tooMany(maxMendedCells)}</p>;
  }
  return (
    <NativeSelect
      aria-label={words.newCategory.label(path)}
      disabled={busy !== null}
      value={own[0]?.value ?? ''}
      onChange={({ target }) => mendLines({ lines, column, value: target.value })}
    >
      <option value="">{words.newCategory.create}</option>
      {known.map(({ id, text, path }) => (
        <option key={id} value={path}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}

type KnownCategory = { id: string; text: string; path: string };

function useCategories(isNeeded: boolean) {
  const [known, setKnown] = useState<KnownCategory[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    call('GET /categories', { query: inPageLanguage }).then(
      (categories) => setKnown(withPaths(nestCategories(categories))),
      () => undefined,
    );
  }, [isNeeded]);
  return known;
}

/** Each category with its path as files write it. */
function withPaths(nested: NestedCategory[]): KnownCategory[] {
  const names: string[] = [];
  return nested.map((node) => {
    const [id, text] = categoryOption(node);
    names.splice(node.level - 1, names.length, node.category.name.replaceAll(/[\\>]/g, '\\$&'));
    return { id, text, path: names.join(' > ') };
  });
}
