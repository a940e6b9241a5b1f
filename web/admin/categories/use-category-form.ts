import * as z from 'zod/mini';
import type { Category } from '../../../shared/catalog/catalog.ts';
import { categoryFormApi, type NewCategoryBody } from '../../../shared/catalog/category-form.ts';
import { call } from '../../call.ts';
import { useKeptWork } from '../../session/kept-work.ts';
import { checkOnLeave } from '../../ui/forms/check-on-leave.ts';
import { checkValues, type FieldErrors } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminCategoriesWords } from '../../words/admin-categories-words.ts';
import { usePicture } from '../products/use-picture.ts';
import { changedTexts, editedTexts, startTexts, textsDraft } from '../texts/texts-draft.ts';

const words = adminCategoriesWords.form;

const categoryDraft = z.object({
  name: z.string(),
  description: z.string(),
  /** '' for a main category. */
  parentCategory: z.string(),
  imageUrl: z.string(),
  isActive: z.boolean(),
  texts: textsDraft,
});

export type CategoryForm = ReturnType<typeof useCategoryForm>;

type Options = {
  /** Null for a new one. */
  category: Category | null;
  onSaved: () => void;
};

/** The draft of a category's form, with its picture. */
export function useCategoryForm({ category, onSaved }: Options) {
  const work = useKeptWork(`categoryForm ${category?._id ?? 'new'}`, {
    schema: categoryDraft,
    start: () => startDraft(category),
    isChanged: () => true,
  });
  const start = startDraft(category);
  const picture = usePicture((imageUrl) => form.change({ imageUrl }));

  // The picture shows why its upload failed. The message above the button says why nothing was saved.
  const uploadProblem: FieldErrors = picture.problem === null ? {} : { upload: words.uploadFailed };
  const check = (typed = work.value) => {
    const values = { ...typed, texts: changedTexts(start.texts, typed.texts) };
    return checkValues(categoryFormApi.create.body, values, uploadProblem);
  };
  const form = useSentForm({
    values: work.value,
    onChange: (part) => work.setValue((last) => ({ ...last, ...part })),
    check,
    send: (body) => save(body, category),
    onDone() {
      showToast({ kind: 'success', text: category ? words.updated : words.created });
      onSaved();
    },
  });

  const draft = work.value;
  return {
    ...form,
    props: { ...form.props, onBlur: checkOnLeave(form, check) },
    ...{ draft, picture },
    texts: editedTexts(
      { ...form, draft, start },
      category !== null && (draft.name !== start.name || draft.description !== start.description),
    ),
  };
}

function startDraft(category: Category | null) {
  const { name = '', description = '', parentCategory = '', imageUrl = '', isActive = true } = category ?? {};
  const texts = startTexts(['name', 'description'], category?.texts);
  return { name, description, parentCategory, imageUrl, isActive, texts };
}

function save(body: NewCategoryBody, category: Category | null) {
  const options = { failed: words.saveFailed };
  if (!category) return call('POST /categories', { body }, options);
  return call('PUT /categories/:id', { params: { id: category._id }, body }, options);
}
