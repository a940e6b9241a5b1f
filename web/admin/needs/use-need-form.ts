import { useState } from 'react';
import * as z from 'zod/mini';
import { type NeedDetail, type NewNeedBody, needDetail, newNeedBody } from '../../../shared/needs.ts';
import { call } from '../../call.ts';
import { useKeptWork } from '../../session/kept-work.ts';
import { checkOnLeave } from '../../ui/forms/check-on-leave.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminNeedsWords } from '../../words/admin-needs-words.ts';
import { newerVersion } from '../list/newer-version.ts';
import { useKeptNotice } from '../list/use-kept-notice.ts';
import { usePicture } from '../products/use-picture.ts';
import { changedTexts, startTexts, type TextsDraft, textsDraft } from '../texts/texts-draft.ts';

const words = adminNeedsWords.form;

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

/** The need that the form has loaded, null for a new one, and what was typed. */
const needWork = z.object({ kept: z.nullable(needDetail), draft: needDraft });

export type NeedForm = ReturnType<typeof useNeedForm>;

type Options = { loaded: NeedDetail | null; onSaved: () => void };

/** The stored need and the draft of its form. */
export function useNeedForm({ loaded, onSaved }: Options) {
  const work = useKeptWork(`needForm ${loaded?._id ?? 'new'}`, {
    schema: needWork,
    start: () => ({ kept: loaded, draft: startDraft(loaded) }),
    isChanged,
  });
  useKeptNotice(work.isKept);
  const { kept, draft } = work.value;
  const start = startDraft(kept);
  const [stale, setStale] = useState<NeedDetail | null>(null);
  const picture = usePicture((imageUrl) => form.change({ imageUrl }));

  const check = (typed = draft) =>
    checkValues(
      newNeedBody,
      toValues(typed, start.texts),
      picture.problem === null ? {} : { imageUrl: picture.problem },
    );
  const form = useSentForm({
    values: draft,
    onChange: (part) => work.setValue((last) => ({ ...last, draft: { ...last.draft, ...part } })),
    check,
    send: (body) => save(body, { kept, onStale: setStale }),
    onDone() {
      showToast({ kind: 'success', text: kept ? words.updated : words.created });
      onSaved();
    },
    staysOpen: true,
    failed: words.saveFailed,
  });

  return {
    ...form,
    props: { ...form.props, onBlur: checkOnLeave(form, check) },
    ...{ draft, kept, picture, stale },
    texts: {
      start: start.texts,
      draft: draft.texts,
      isBaseChanged: kept !== null && (draft.name !== start.name || draft.description !== start.description),
      errors: form.errors,
      onChange: (texts: TextsDraft) => form.change({ texts }),
    },
    isChanged: isChanged(work.value),
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
function toValues({ products, texts, ...draft }: NeedDraft, start: TextsDraft) {
  return { ...draft, texts: changedTexts(start, texts), products: products.map(({ _id }) => _id) };
}

/** Whether a save would change anything. */
function isChanged({ kept, draft }: z.output<typeof needWork>) {
  const start = startDraft(kept);
  return JSON.stringify(toValues(draft, start.texts)) !== JSON.stringify(toValues(start, start.texts));
}

type Saving = { kept: NeedDetail | null; onStale: (current: NeedDetail | null) => void };

/** Saves the need over the version that the form loaded. A newer one goes to `onStale`. */
async function save(body: NewNeedBody, { kept, onStale }: Saving) {
  if (!kept) return call('POST /needs', { body }, { failed: words.saveFailed });
  const input = { params: { id: kept._id }, body: { ...body, version: kept.version } };
  try {
    return await call('PUT /needs/:id', input, { failed: words.saveFailed });
  } catch (error) {
    onStale(newerVersion(error, 'need', needDetail) ?? null);
    throw error;
  }
}
