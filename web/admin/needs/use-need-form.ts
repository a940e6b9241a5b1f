import * as z from 'zod/mini';
import { type NeedDetail, needDetail, newNeedBody } from '../../../shared/needs.ts';
import { call } from '../../call.ts';
import { checkOnLeave } from '../../ui/forms/check-on-leave.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { adminNeedsWords } from '../../words/admin-needs-words.ts';
import { useRecordForm } from '../list/record-form.tsx';
import { usePicture } from '../products/use-picture.ts';
import { changedTexts, startTexts, type TextsDraft, textsDraft } from '../texts/texts-draft.ts';

const words = adminNeedsWords.form;
const { saveFailed } = words;

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

type Options = { loaded: NeedDetail | null; onSaved: () => void };

/** The stored need and the draft of its form. */
export function useNeedForm({ loaded, onSaved }: Options) {
  const picture = usePicture((imageUrl) => form.change({ imageUrl }));
  const form = useRecordForm({
    name: 'needForm',
    loaded,
    schemas: { stored: needDetail, draft: needDraft },
    startOf: startDraft,
    toValues,
    check: (draft, start) =>
      checkValues(
        newNeedBody,
        toValues(draft, start),
        picture.problem === null ? {} : { imageUrl: picture.problem },
      ),
    create: (body) => call('POST /needs', { body }, { failed: saveFailed }),
    update: (input) => call('PUT /needs/:id', input, { failed: saveFailed }),
    newer: 'need',
    words,
    onSaved,
  });
  const { draft, kept, start, check } = form;
  return {
    ...form,
    props: { ...form.props, onBlur: checkOnLeave(form, check) },
    picture,
    texts: {
      start: start.texts,
      draft: draft.texts,
      isBaseChanged: kept !== null && (draft.name !== start.name || draft.description !== start.description),
      errors: form.errors,
      onChange: (texts: TextsDraft) => form.change({ texts }),
    },
  };
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
