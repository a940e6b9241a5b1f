import type { ComponentProps } from 'react';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import type { ProfileForm } from './use-profile-form.ts';

type Props = { form: ProfileForm; name: keyof ProfileDraft } & Omit<
  ComponentProps<typeof TextField>,
  'name' | 'form'
>;

/** One line of the profile. */
export function ProfileField({ form, ...field }: Props) {
  return <TextField {...field} {...partOf(form, field.name)} />;
}

/** What ties a field to its part of the profile. */
export function partOf({ draft, errors, change }: ProfileForm, name: keyof ProfileDraft) {
  return {
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  };
}
