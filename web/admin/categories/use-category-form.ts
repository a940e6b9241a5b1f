import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError } from '../../../shared/api-error.ts';
import type { Category } from '../../../shared/catalog.ts';
import type { NewCategoryBody } from '../../../shared/category-form.ts';
import { call } from '../../call.ts';
import { takeKeptWork, useKeptWork } from '../../session/kept-work.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminCategoriesWords } from '../../words/admin-categories-words.ts';
import { usePicture } from '../products/use-picture.ts';
import {
  type CategoryDraft,
  type CategoryErrors,
  categoryDraft,
  checkCategory,
  startCategoryDraft,
} from './category-draft.ts';

const words = adminCategoriesWords.form;

export type CategoryForm = ReturnType<typeof useCategoryForm>;

type Options = { category: Category | null; onSaved: () => void };

/** A category as it is typed, and the way to save it, once however often the button is pressed. */
export function useCategoryForm({ category, onSaved }: Options) {
  const workKey = `categoryForm ${category?._id ?? 'new'}`;
  const [draft, setDraft] = useState(
    () => takeKeptWork(workKey, categoryDraft) ?? startCategoryDraft(category),
  );
  const [errors, setErrors] = useState<CategoryErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const picture = usePicture((imageUrl) => change({ imageUrl }));

  useKeptWork(workKey, draft);

  function change(part: Partial<CategoryDraft>) {
    setDraft((last) => ({ ...last, ...part }));
    const names = Object.keys(part);
    setErrors((last) => Object.fromEntries(Object.entries(last).filter(([name]) => !names.includes(name))));
  }

  function touch(name: string) {
    const message = checkCategory(draft).errors?.[name];
    if (message) setErrors((last) => ({ ...last, [name]: message }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkCategory(draft);
    // Drawn at once, because a field gets focus together with its error.
    flushSync(() => {
      setErrors(checked.errors ?? {});
      setProblem(picture.problem === null ? null : words.uploadFailed);
    });
    const wrong = { ...checked.errors, ...(picture.problem !== null && { imageUrl: picture.problem }) };
    if (checked.body && picture.problem === null) void save(checked.body);
    else focusFirst(form, wrong);
  }

  async function save(body: NewCategoryBody) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      await send(body, category);
      showToast({ kind: 'success', text: category ? words.updated : words.created });
      onSaved();
    } catch (error) {
      setErrors((isApiError(error) && error.details.fields) || {});
      setProblem(refusalText(error, words.saveFailed));
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  return { draft, errors, problem, isSaving, picture, change, touch, submit };
}

function send(body: NewCategoryBody, category: Category | null) {
  const options = { failed: words.saveFailed };
  if (!category) return call('POST /categories', { body }, options);
  return call('PUT /categories/:id', { params: { id: category._id }, body }, options);
}

function focusFirst(form: HTMLFormElement, wrong: CategoryErrors) {
  const controls = [...form.elements].filter((control) => control instanceof HTMLElement);
  controls.find((control) => (control.getAttribute('name') ?? '') in wrong)?.focus();
}
