import { useEffect, useRef } from 'react';
import type { Category } from '../../../shared/catalog/catalog.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { adminCategoriesWords } from '../../words/admin-categories-words.ts';
import { Fields } from '../kit/fields.tsx';
import { ActiveSelect } from '../list/active-select.tsx';
import { CategoryOptions, type NestedCategory } from '../products/nested-categories.tsx';
import { PictureField } from '../products/picture-field.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { possibleParents } from './possible-parents.ts';
import { type CategoryForm, useCategoryForm } from './use-category-form.ts';

const words = adminCategoriesWords.form;

type Props = {
  /** Null for a new one. */
  category: Category | null;
  tree: NestedCategory[];
  /** Called when the dialog has closed for any reason. */
  onClose: () => void;
};

/** Creates or changes a category. */
export function CategoryDialog({ category, tree, onClose }: Props) {
  const dialog = useRef<DialogHandle>(null);
  const fields = useRef<HTMLFormElement>(null);
  const form = useCategoryForm({
    category,
    onSaved: () => dialog.current?.close(),
  });

  // The browser would focus the first tab.
  useEffect(
    () => fields.current?.querySelector<HTMLElement>('[role=tabpanel]:not(.hidden) input')?.focus(),
    [],
  );

  const save = category ? words.update : words.create;

  return (
    <Dialog
      ref={dialog}
      title={category ? words.editTitle : words.createTitle}
      width="w-[min(36rem,calc(100vw-2rem))]"
      isBusy={form.isBusy}
      onClose={onClose}
    >
      <form {...form.props} ref={fields} className="mt-5 space-y-5">
        <CategoryLanguages form={form} parents={possibleParents(tree, category?._id ?? null)} />
        {form.problem && <Alert>{form.problem}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" disabled={form.isBusy} onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={form.isBusy} disabled={form.picture.progress !== null}>
            {form.isBusy ? words.saving : save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type FieldsProps = { form: CategoryForm; parents: NestedCategory[] };

function CategoryLanguages({ form, parents }: FieldsProps) {
  const { draft, errors, change } = form;
  const inBase = useInBase();
  const { fields: labels } = words;
  const name = { name: 'name', maxLength: 200 } as const;
  const description = { name: 'description', maxLength: 5_000, rows: 3 } as const;
  return (
    <LanguageTabs
      id="category"
      form={form}
      labels={labels}
      fields={[name, description]}
      frame={(_, content) => content}
    >
      <div className="space-y-5">
        <Fields
          form={form}
          labels={labels}
          fields={[
            { ...name, ...inBase, required: true },
            { ...description, ...inBase, required: true },
          ]}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SelectField {...form.field('parentCategory')} label={labels.parentCategory}>
            <option value="">{words.mainCategory}</option>
            <CategoryOptions categories={parents} />
          </SelectField>
          <ActiveSelect
            label={labels.isActive}
            words={adminCategoriesWords}
            inactiveHint={words.inactiveHint}
            isActive={draft.isActive}
            error={errors.isActive}
            onChange={(isActive) => change({ isActive })}
          />
        </div>
        <PictureField
          label={labels.imageUrl}
          picture={form.picture}
          imageUrl={draft.imageUrl}
          error={errors.imageUrl}
        />
      </div>
    </LanguageTabs>
  );
}
