import * as z from 'zod/mini';
import { type NeedDetail, needDetail, newNeedBody } from '../../../shared/catalog/needs.ts';
import { call } from '../../call.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { adminNeedsWords } from '../../words/admin-needs-words.ts';
import { useRecordForm } from '../kit/record-form.ts';
import type { Editing } from '../kit/record-page.tsx';
import { usePicture } from '../products/use-picture.ts';
import { changedTexts, editedTexts, startTexts, textsDraft } from '../texts/texts-draft.ts';

const needDraft = z.extend(
  z.pick(needDetail, {
    name: true,
    slug: true,
    description: true,
    imageUrl: true,
    isActive: true,
    products: true,
  }),
  { texts: textsDraft },
);

type NeedDraft = z.output<typeof needDraft>;

export type NeedForm = ReturnType<typeof useNeedForm>;

/** The stored need and the draft of its form. */
export function useNeedForm(editing: Editing<NeedDetail>) {
  const picture = usePicture((imageUrl) => form.change({ imageUrl }));
  const form = useRecordForm(editing, {
    name: 'needForm',
    schemas: { stored: needDetail, draft: needDraft },
    startOf: startDraft,
    toValues,
    check: (draft, start) =>
      checkValues(
        newNeedBody,
        toValues(draft, start),
        picture.problem === null ? {} : { imageUrl: picture.problem },
      ),
    checksOnLeave: true,
    create: (body, failed) => call('POST /needs', { body }, failed),
    update: (input, failed) => call('PUT /needs/:id', input, failed),
    newer: 'need',
    words: adminNeedsWords.form,
  });
  const { draft, kept, start } = form;
  const isBaseChanged =
    kept !== null && (draft.name !== start.name || draft.description !== start.description);
  return { ...form, picture, texts: editedTexts(form, isBaseChanged) };
}

function startDraft(need: NeedDetail | null): NeedDraft {
  const {
    name = '',
    slug = '',
    description = '',
    imageUrl = '',
    isActive = true,
    products = [],
  } = need ?? {};
  const texts = startTexts(['name', 'description'], need?.texts);
  return { name, slug, description, imageUrl, isActive, products, texts };
}

/** The values of the fields, without unchanged translations. */
function toValues({ products, texts, ...draft }: NeedDraft, start: NeedDraft) {
  return { ...draft, texts: changedTexts(start.texts, texts), products: products.map(({ _id }) => _id) };
}
