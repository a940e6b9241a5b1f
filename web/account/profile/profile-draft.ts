import { type Profile, type ProfileBody, profileBody } from '../../../shared/profile.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { profileWords } from '../../words/profile-words.ts';

/**
 * A profile as typed so far, by the names that it is saved under (requirements: Profile); the last part is never sent.
 */
export type ProfileDraft = Record<ProfilePart, string>;

type ProfilePart = Exclude<keyof ProfileBody, 'country'> | 'confirmPassword';

const words = profileWords.security;

export const noPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** What the form starts with. */
export function startDraft({ name, email, phone, address }: Profile): ProfileDraft {
  const { street, city, Wilaya, postalCode } = address;
  return { name, email, phone, street, city, wilaya: Wilaya, postalCode, ...noPasswords };
}

/** Other capitals are the same address. */
export function isOtherEmail({ email }: Pick<ProfileDraft, 'email'>, profile: Pick<Profile, 'email'>) {
  return email.trim().toLowerCase() !== profile.email.toLowerCase();
}

type Intent = { profile: Pick<Profile, 'email' | 'hasPassword'>; isChangingPassword: boolean };

/**
 * The profile as it is saved, or the first thing that is wrong with each part (requirements: Profile). The current
 * password is asked of who has one and changes it or the e-mail address (threats T8).
 */
export function checkProfile(draft: ProfileDraft, { profile, isChangingPassword }: Intent) {
  const { currentPassword, newPassword, confirmPassword, ...details } = draft;
  const needsCurrent = profile.hasPassword && (isChangingPassword || isOtherEmail(draft, profile));
  const body = {
    ...details,
    country: profileWords.address.theCountry,
    ...(needsCurrent && { currentPassword }),
    ...(isChangingPassword && { newPassword }),
  };
  return checkValues(profileBody, body, {
    ...(needsCurrent && !currentPassword && { currentPassword: words.currentRequired }),
    ...(isChangingPassword && confirmPassword !== newPassword && { confirmPassword: words.mismatch }),
    ...(isChangingPassword && !confirmPassword && { confirmPassword: words.confirmRequired }),
  });
}
