import { useRef } from 'react';
import type { Category, ProductDetail } from '../../../shared/catalog/catalog.ts';
import { languages } from '../../../shared/values/languages.ts';
import { ProductPicture } from '../../shop/product-card/product-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { adminBundlesWords } from '../../words/admin-bundles-words.ts';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { comma } from '../../words/formats.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { choicesOf } from './form-fields.tsx';
import { type ProductDraft, type ProductField, startProductDraft, textFields } from './product-draft.ts';
import type { ProductForm, StaleSave } from './use-product-form.ts';

const words = adminProductsWords.stale;
const { sizes: sizeWords } = adminProductsWords.form;
const fields = {
  ...adminProductsWords.form.fields,
  state: productListWords.visibility,
  needs: productListWords.needs,
  parts: adminBundlesWords.title,
};

type Props = {
  stale: StaleSave;
  form: ProductForm;
  categories: Category[];
};

/** Shows both versions of a product that two people have changed, and asks which one to keep. */
export function StaleSaveDialog({ stale: { message, current }, form, categories }: Props) {
  const dialog = useRef<DialogHandle>(null);

  const choose = (take: (current: ProductDetail) => void) => {
    // Closed first, so that focus returns to where it was.
    dialog.current?.close();
    take(current);
  };
  return (
    <Dialog
      ref={dialog}
      title={words.title}
      text={message}
      width="w-[min(48rem,calc(100vw-2rem))]"
      onClose={form.closeStale}
    >
      <Differences form={form} current={current} categories={categories} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="plain" onClick={() => dialog.current?.close()}>
          {words.keepEditing}
        </Button>
        <Button kind="secondary" onClick={() => choose(form.loadCurrent)}>
          {words.loadCurrent}
        </Button>
        <Button onClick={() => choose(form.overwrite)}>{words.saveMine}</Button>
      </div>
    </Dialog>
  );
}

type DifferencesProps = { form: ProductForm; current: ProductDetail; categories: Category[] };

function Differences({ form: { draft, isStockChanged }, current, categories }: DifferencesProps) {
  const now = startProductDraft(current);
  const categoryNames = new Map(categories.map(({ _id, name }) => [_id, name]));
  // An unchanged stock is not compared, because orders may have changed it.
  const names = fieldsOf(draft).filter((name) => name !== 'stock' || isStockChanged);
  const base = names.map((name) => ({
    name,
    label: fields[name],
    mine: shownText(draft, name, categoryNames),
    saved: shownText(now, name, categoryNames),
  }));
  const translated = languages.flatMap((language) =>
    textFields.map((name) => ({
      name,
      label: adminTranslationsWords.inLanguage[language](fields[name]),
      mine: draft.texts[language].texts[name]?.trim() ?? '',
      saved: now.texts[language].texts[name] ?? '',
    })),
  );
  const shown = [...base, ...translated].filter(({ mine, saved }) => mine !== saved);
  if (shown.length === 0) return <p className="mt-4">{words.identical}</p>;
  return (
    <DataTable
      look="comparison"
      className="mt-4"
      rows={shown}
      keyOf={({ label }) => label}
      columns={columns}
    />
  );
}

type Difference = { name: ProductField; label: string; mine: string; saved: string };

const columns: Column<Difference>[] = [
  { heading: words.field, namesRow: true, className: 'font-medium', cell: ({ label }) => label },
  {
    heading: words.yours,
    cell: ({ name, mine }) => <Version name={name} text={mine} label={words.yours} />,
  },
  {
    heading: words.saved,
    cell: ({ name, saved }) => <Version name={name} text={saved} label={words.saved} />,
  },
];

function Version({ name, text, label }: { name: ProductField; text: string; label: string }) {
  if ((name !== 'imageUrl' && name !== 'moreImages') || !text) {
    return <span className="wrap-anywhere line-clamp-6 whitespace-pre-line">{text || words.nothing}</span>;
  }
  return (
    <span className="flex flex-wrap gap-1">
      {text.split('\n').map((url) => (
        <span key={url} className="block size-16">
          <ProductPicture imageUrl={url} name={label} sizes="64px" />
        </span>
      ))}
    </span>
  );
}

function fieldsOf(draft: ProductDraft) {
  const { texts: _, ...others } = draft;
  return Object.keys(others) as ProductField[];
}

/** The value of a field as readable text. */
function shownText(draft: ProductDraft, name: ProductField, categoryNames: Map<string, string>): string {
  switch (name) {
    case 'sizes':
      return draft.sizes.map(({ size, inStock }) => (inStock ? size : sizeWords.soldOut(size))).join(comma);
    case 'parts':
      return draft.parts
        .map(({ units, name, size, uses }) =>
          [`${units} × ${name}`, size, ...Object.values(uses)].filter(Boolean).join(comma),
        )
        .join('\n');
    case 'featured':
      return draft.featured ? words.yes : words.no;
    case 'category':
      return categoryNames.get(draft.category) ?? '';
    case 'moreImages':
      return draft.moreImages.join('\n');
    case 'needs':
      return draft.needs.join(', ');
    case 'productClass':
    case 'state':
    case 'unit':
      return choicesOf(name)?.texts[draft[name]] ?? '';
    default:
      return draft[name].trim();
  }
}
