import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError } from '../../../shared/api-error.ts';
import type { Profile, ProfileBody } from '../../../shared/profile.ts';
import { call } from '../../call.ts';
import { storeUser } from '../../session/local-entries.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { profileWords } from '../../words/profile-words.ts';
import {
  checkProfile,
  noPasswords,
  type ProfileDraft,
  type ProfileErrors,
  startDraft,
} from './profile-draft.ts';

const noErrors = { currentPassword: undefined, newPassword: undefined, confirmPassword: undefined };

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** The profile as it is kept by the shop and as it is typed; what was typed stays until it is saved. */
export function useProfileForm(loaded: Profile) {
  const [profile, setProfile] = useState(loaded);
  const [draft, setDraft] = useState(() => startDraft(loaded));
  const [isChangingPassword, setChangingPassword] = useState(false);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const saving = useSaving();

  function change(part: keyof ProfileDraft, text: string) {
    setDraft((last) => ({ ...last, [part]: text }));
    setErrors((last) => ({ ...last, [part]: undefined }));
  }

  function togglePassword() {
    setChangingPassword(!isChangingPassword);
    setDraft({ ...draft, ...noPasswords });
    setErrors({ ...errors, ...noErrors });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkProfile(draft, { profile, isChangingPassword });
    if (checked.errors) return refuse(form, checked.errors);
    setErrors({});
    void saving.save(checked.body, {
      onSaved(saved) {
        setProfile(saved);
        setDraft((last) => ({ ...last, ...noPasswords }));
        setChangingPassword(false);
      },
      onRefused: (fields) => refuse(form, fields),
      canShow: (name) => form.elements.namedItem(name) !== null,
    });
  }

  function refuse(form: HTMLFormElement, wrong: ProfileErrors) {
    // Drawn at once, because a field gets focus together with its error.
    flushSync(() => setErrors(wrong));
    const controls = [...form.elements].filter((control) => control instanceof HTMLElement);
    controls.find((control) => (control.getAttribute('name') ?? '') in wrong)?.focus();
  }

  const { state, problem } = saving;
  return { profile, draft, errors, change, isChangingPassword, togglePassword, submit, state, problem };
}

type SavingState = 'idle' | 'saving' | 'saved';

/** In milliseconds: how long a save may look busy, and how long its success shows (requirements: Profile). */
const longest: Record<Exclude<SavingState, 'idle'>, number> = { saving: 10_000, saved: 3_000 };

type Outcomes = {
  onSaved: (profile: Profile) => void;
  onRefused: (fields: ProfileErrors) => void;
  /** Whether an error can stand at the field of this name. */
  canShow: (name: string) => boolean;
};

function useSaving() {
  const [state, setState] = useState<SavingState>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const lastAttempt = useRef(0);

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), longest[state]);
    return () => clearTimeout(timer);
  }, [state]);

  async function save(body: ProfileBody, { onSaved, onRefused, canShow }: Outcomes) {
    lastAttempt.current += 1;
    const attempt = lastAttempt.current;
    // Who lost patience after 10 s saves again; what comes of the first try then does not matter.
    const isLatest = () => attempt === lastAttempt.current;
    setState('saving');
    setProblem(null);
    try {
      const saved = await call('PUT /auth/profile', { body }, { failed: profileWords.failed });
      storeUser(saved);
      if (!isLatest()) return;
      setState('saved');
      onSaved(saved);
    } catch (error) {
      if (!isLatest()) return;
      setState('idle');
      const fields = (isApiError(error) && error.details.fields) || {};
      const isShown = Object.keys(fields).length > 0 && Object.keys(fields).every(canShow);
      if (isShown) onRefused(fields);
      else setProblem(refusalText(error, profileWords.failed));
    }
  }

  return { state, problem, save };
}
