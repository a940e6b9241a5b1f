import * as z from 'zod/mini';
import type { Category } from '../../../shared/catalog.ts';
import { categoryFormApi, type NewCategoryBody } from '../../../shared/category-form.ts';

/** A category as typed so far. */
export const categoryDraft = z.object({
  name: z.string(),
  description: z.string(),
  /** '' for a main category. */
  parentCategory: z.string(),
  imageUrl: z.string(),
  isActive: z.boolean(),
});

export type CategoryDraft = z.infer<typeof categoryDraft>;

export type CategoryErrors = Partial<Record<string, string>>;

/** What the form starts with: the category, or nothing. */
export function startCategoryDraft(category: Category | null): CategoryDraft {
  const { name = '', description = '', parentCategory = '', imageUrl = '', isActive = true } = category ?? {};
  return { name, description, parentCategory, imageUrl, isActive };
}

type Checked = { body: NewCategoryBody; errors: null } | { body: null; errors: CategoryErrors };

/** The category as it is saved, or the first thing that is wrong with each field (requirements: Admin categories). */
export function checkCategory(draft: CategoryDraft): Checked {
  const { data, error } = categoryFormApi.create.body.safeParse(draft);
  if (data) return { body: data, errors: null };
  const errors: CategoryErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { body: null, errors };
}
