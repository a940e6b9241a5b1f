import { useEffect, useRef, useState } from 'react';
import { type Profile, type ProfileBody, profileBody } from '../../../shared/accounts/profile.ts';
import { call, inPageLanguage } from '../../call.ts';
import { storeUser } from '../../session/local-entries.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { profileWords } from '../../words/profile-words.ts';
import { uiWords } from '../../words/ui-words.ts';
import { cityName } from '../../words/wilaya-names.ts';

/** In milliseconds (requirements: Profile). */
const [longestSaving, successShows] = [10_000, 3_000];

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** The stored profile and the draft of the form, which stays until it is saved. */
export function useProfileForm(loaded: Profile) {
  const [profile, setProfile] = useState(loaded);
  const [draft, setDraft] = useState(() => startDraft(loaded));
  const [isChangingPassword, setChangingPassword] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const attempts = useRef(0);

  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: (typed) => checkProfile(typed, { profile, isChangingPassword }),
    async send(body) {
      setSaved(false);
      attempts.current += 1;
      const attempt = attempts.current;
      try {
        return await save(body);
      } finally {
        // The outcome of an attempt is ignored once a newer one has started.
        if (attempt !== attempts.current) await new Promise(() => undefined);
      }
    },
    onDone(saved) {
      setProfile(saved);
      form.change(noPasswords);
      setChangingPassword(false);
      setSaved(true);
    },
    staysOpen: true,
  });

  useEffect(() => {
    if (!form.isBusy) return;
    const timer = setTimeout(() => form.setBusy(false), longestSaving);
    return () => clearTimeout(timer);
  }, [form.isBusy, form.setBusy]);

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), successShows);
    return () => clearTimeout(timer);
  }, [isSaved]);

  function togglePassword() {
    setChangingPassword(!isChangingPassword);
    form.change(noPasswords);
  }

  return { ...form, draft, profile, isChangingPassword, togglePassword, isSaved };
}

async function save(body: ProfileBody) {
  const input = { query: inPageLanguage, body };
  const saved = await call('PUT /auth/profile', input, { failed: profileWords.failed });
  storeUser(saved);
  return saved;
}

/** A profile as typed so far, by the names of the API (requirements: Profile). `confirmPassword` is never sent. */
type ProfileDraft = Record<ProfilePart, string>;

type ProfilePart = Exclude<keyof ProfileBody, 'country'> | 'confirmPassword';

const words = profileWords.security;

const noPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The draft of an unchanged profile. */
export function startDraft({ name, email, phone, address }: Profile): ProfileDraft {
  const { street, Wilaya, postalCode } = address;
  return { name, email, phone, street, city: cityName(address), wilaya: Wilaya, postalCode, ...noPasswords };
}

/** An address in another case is the same address. */
export function isOtherEmail({ email }: Pick<ProfileDraft, 'email'>, profile: Pick<Profile, 'email'>) {
  return email.trim().toLowerCase() !== profile.email.toLowerCase();
}

type Intent = { profile: Pick<Profile, 'email' | 'hasPassword'>; isChangingPassword: boolean };

/**
 * The body that saves a profile, or the first error of each field (requirements: Profile). Changing the password or the
 * e-mail address needs the current password, if the account has one (threats T8).
 */
export function checkProfile(draft: ProfileDraft, { profile, isChangingPassword }: Intent) {
  const { currentPassword, newPassword, confirmPassword, ...details } = draft;
  const needsCurrent = profile.hasPassword && (isChangingPassword || isOtherEmail(draft, profile));
  const body = {
    ...details,
    // Stored in English in every language.
    country: 'Algeria',
    ...(needsCurrent && { currentPassword }),
    ...(isChangingPassword && { newPassword }),
  };
  return checkValues(profileBody, body, {
    ...(needsCurrent && !currentPassword && { currentPassword: words.currentRequired }),
    ...(isChangingPassword &&
      confirmPassword !== newPassword && { confirmPassword: uiWords.passwordMismatch }),
    ...(isChangingPassword && !confirmPassword && { confirmPassword: words.confirmRequired }),
  });
}
