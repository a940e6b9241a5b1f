import { useEffect, useState } from 'react';
import type { Product, ProductDetail } from '../../../shared/catalog/catalog.ts';
import {
  type Family,
  type FamilyBody,
  familyBody,
  family as familyReply,
} from '../../../shared/catalog/product-families.ts';
import { nameWithoutSize } from '../../../shared/catalog/typed-quantity.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { call } from '../../call.ts';
import { type Checked, errorOf, type FieldErrors } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { newerVersion } from '../list/newer-version.ts';
import { changedTexts, startTexts, type TextsDraft } from '../texts/texts-draft.ts';

const words = adminProductsWords.family;

type DraftMember = Pick<Product, '_id' | 'name' | 'imageUrl' | 'stock'> & {
  label: string;
  labels: Record<Language, string>;
};

type FamilyDraft = { name: string; optionName: string; texts: TextsDraft; members: DraftMember[] };

/** The translated labels of a product that is new in the family. */
export const noLabels: DraftMember['labels'] = { en: '', fr: '', ar: '' };

export type FamilyForm = ReturnType<typeof useFamilyForm>;

type Options = {
  product: ProductDetail;
  /** The stored family to edit or to join; null for a new one. */
  family: Family | null;
  onSaved: () => void;
  onChange: (isChanged: boolean) => void;
};

/** The draft of a product's family. When the product joins a family, it becomes the last member. */
export function useFamilyForm({ product, family, onSaved, onChange }: Options) {
  const [start] = useState(() => startDraft(product, family));
  const [draft, setDraft] = useState(start);
  const [stale, setStale] = useState<Family | null>(null);
  const stored = family && toDraft(family);
  const storedTexts = stored?.texts ?? noTexts;
  const isChanged =
    JSON.stringify(toBody(draft, storedTexts)) !== JSON.stringify(stored && toBody(stored, storedTexts));
  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: (typed) => checkFamily(typed, storedTexts),
    send: (body) => save(body, { family, onStale: setStale }),
    onDone() {
      showToast({ kind: 'success', text: words.saved });
      onSaved();
    },
    staysOpen: true,
    failed: words.failed,
  });

  useEffect(() => {
    onChange(isChanged);
    return () => onChange(false);
  }, [isChanged, onChange]);

  return {
    ...form,
    ...{ draft, stale },
    texts: {
      start: storedTexts,
      draft: draft.texts,
      isBaseChanged:
        stored !== null && (draft.name !== stored.name || draft.optionName !== stored.optionName),
      errors: form.errors,
      onChange: (texts: TextsDraft) => form.change({ texts }),
    },
  };
}

function startDraft(product: ProductDetail, family: Family | null): FamilyDraft {
  const { _id, name, imageUrl, stock } = product;
  const own = { _id, name, imageUrl, stock, label: '', labels: noLabels };
  if (!family) return { name: nameWithoutSize(product), optionName: '', texts: noTexts, members: [own] };
  const draft = toDraft(family);
  const isMember = family.members.some((member) => member._id === _id);
  return isMember ? draft : { ...draft, members: [...draft.members, own] };
}

const textFields = ['name', 'optionName'];

const noTexts = startTexts(textFields);

function toDraft({ name, optionName, texts, members }: Family): FamilyDraft {
  return {
    ...{ name, optionName },
    texts: startTexts(textFields, texts),
    members: members.map((member) => ({ ...member, labels: { ...noLabels, ...member.labels } })),
  };
}

function toBody({ name, optionName, texts, members }: FamilyDraft, start: TextsDraft) {
  return {
    ...{ name, optionName },
    texts: changedTexts(start, texts),
    members: members.map(({ _id, label, labels }) => ({ _id, label, labels })),
  };
}

/** The body, or the first error of each field by its dotted name, as the server names it. */
function checkFamily(draft: FamilyDraft, start: TextsDraft): Checked<FamilyBody> {
  const { data, error } = familyBody.safeParse(toBody(draft, start));
  if (!error) return { body: data, errors: null };
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[issue.path.join('.')] ??= errorOf(issue);
  return { body: null, errors };
}

type Saving = { family: Family | null; onStale: (current: Family | null) => void };

/** Saves the family over the version that was loaded. A newer one goes to `onStale`. */
async function save(body: FamilyBody, { family, onStale }: Saving) {
  const options = { failed: words.failed };
  if (!family) return call('POST /families', { body }, options);
  const input = { params: { id: family._id }, body: { ...body, version: family.version } };
  try {
    return await call('PUT /families/:id', input, options);
  } catch (error) {
    onStale(newerVersion(error, 'family', familyReply) ?? null);
    throw error;
  }
}
