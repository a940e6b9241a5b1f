import { useEffect, useState } from 'react';
import type { Product, ProductDetail } from '../../../shared/catalog.ts';
import {
  type Family,
  type FamilyBody,
  familyBody,
  family as familyReply,
} from '../../../shared/product-families.ts';
import { call } from '../../call.ts';
import type { Checked, FieldErrors } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { newerVersion } from '../list/newer-version.ts';

const words = adminProductsWords.family;

type DraftMember = Pick<Product, '_id' | 'name' | 'imageUrl' | 'stock'> & { label: string };

type FamilyDraft = { name: string; optionName: string; members: DraftMember[] };

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
  const isChanged = JSON.stringify(toBody(draft)) !== JSON.stringify(family && toBody(family));
  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: checkFamily,
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

  return { ...form, draft, stale };
}

function startDraft({ _id, name, imageUrl, stock }: ProductDetail, family: Family | null): FamilyDraft {
  const own = { _id, name, imageUrl, stock, label: '' };
  if (!family) return { name, optionName: '', members: [own] };
  const isMember = family.members.some((member) => member._id === _id);
  return { ...family, members: isMember ? family.members : [...family.members, own] };
}

function toBody({ name, optionName, members }: FamilyDraft): FamilyBody {
  return { name, optionName, members: members.map(({ _id, label }) => ({ _id, label })) };
}

/** The body, or the first error of each field by its dotted name, as the server names it. */
function checkFamily(draft: FamilyDraft): Checked<FamilyBody> {
  const { data, error } = familyBody.safeParse(toBody(draft));
  if (!error) return { body: data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
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
