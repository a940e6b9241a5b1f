import { useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { foundedFamily, joinedFamily } from '../../../shared/catalog/product-families.ts';
import { nameWithoutSize } from '../../../shared/catalog/typed-quantity.ts';
import { Card } from '../../ui/card.tsx';
import { checkValues, type FieldErrors } from '../../ui/forms/check-values.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminVariantsWords } from '../../words/admin-product-cards-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { NewFamilyFields } from './new-family-fields.tsx';

const words = adminProductsWords.family;

export type NewMember = ReturnType<typeof useNewMember>;

/**
 * The family of a new product. A copy joins the family of its original, or founds one with it. A product that is not a
 * copy has no family.
 */
export function useNewMember(copied: ProductDetail | null) {
  const [draft, setDraft] = useState({
    name: copied ? nameWithoutSize(copied) : '',
    optionName: '',
    productLabel: '',
    label: '',
  });

  /** The part of the new product's body, and its errors by the names of the fields. */
  function check() {
    if (!copied) return { body: {}, errors: {} };
    const { family } = copied;
    if (family) {
      const { body, errors } = checkValues(joinedFamily, { _id: family._id, label: draft.label });
      return { body: body ? { family: body } : {}, errors: named('family', errors) };
    }
    const { body, errors } = checkValues(foundedFamily, { ...draft, product: copied._id });
    return { body: body ? { newFamily: body } : {}, errors: named('newFamily', errors) };
  }

  return { copied, draft, check, change: (part: Partial<typeof draft>) => setDraft({ ...draft, ...part }) };
}

/** The names under which the server reports these errors. */
function named(part: string, errors: FieldErrors | null): FieldErrors {
  return Object.fromEntries(Object.entries(errors ?? {}).map(([name, text]) => [`${part}.${name}`, text]));
}

type Props = { member: NewMember; errors: FieldErrors };

/** Asks for the label of the copy, and for a new family if the original is in none. */
export function NewMemberCard({ member, errors }: Props) {
  const { copied, draft, change } = member;
  if (!copied) return null;
  const { family } = copied;
  const labelName = family ? 'family.label' : 'newFamily.label';
  const option = family?.optionName ?? draft.optionName;
  return (
    <Card title={words.title}>
      <div className="space-y-5">
        <p className="text-ink-muted text-sm">{words.copyOf(family?.name ?? copied.name)}</p>
        {!family && <NewFamilyFields draft={draft} errors={errors} onChange={change} />}
        <TextField
          name={labelName}
          label={words.newLabel(option)}
          required
          maxLength={100}
          value={draft.label}
          error={errors[labelName]}
          onChange={({ target }) => change({ label: target.value })}
        />
      </div>
    </Card>
  );
}

/** Tells on the form of a new product how its other sizes are added: only a stored product has a family. */
export function OtherMembersNote() {
  return (
    <Card title={words.title}>
      <p className="text-ink-muted text-sm">{adminVariantsWords.later}</p>
    </Card>
  );
}
