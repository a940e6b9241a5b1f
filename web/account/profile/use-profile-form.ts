import { useEffect, useRef, useState } from 'react';
import type { Profile, ProfileBody } from '../../../shared/profile.ts';
import { call } from '../../call.ts';
import { storeUser } from '../../session/local-entries.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { profileWords } from '../../words/profile-words.ts';
import { checkProfile, noPasswords, startDraft } from './profile-draft.ts';

/** In milliseconds (requirements: Profile). */
const [longestSaving, successShows] = [10_000, 3_000];

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** The profile as the shop keeps it and as it is typed; the typed one stays until it is saved. */
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
        // A newer attempt has taken this one's place, and its outcome is ignored.
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
    failed: profileWords.failed,
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
  const saved = await call('PUT /auth/profile', { body }, { failed: profileWords.failed });
  storeUser(saved);
  return saved;
}
