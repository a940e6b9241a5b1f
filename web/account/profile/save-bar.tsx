import CircleCheckIcon from 'icon:circle-check';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { profileWords } from '../../words/profile-words.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** Saves, and says what came of it where one looks for it. */
export function SaveBar({ form: { state, problem } }: { form: ProfileForm }) {
  const isSaving = state === 'saving';
  return (
    <div className="space-y-4">
      {problem && <Alert>{problem}</Alert>}
      <div className="flex flex-col gap-4 sm:flex-row-reverse sm:items-center sm:justify-between">
        <Button type="submit" size="large" busy={isSaving}>
          {isSaving ? profileWords.saving : profileWords.save}
        </Button>
        {/* Always there: readers speak only what enters a live region that they already know. */}
        <p role="status" className="flex min-h-6 items-center gap-2 font-medium text-brand-strong">
          {state === 'saved' && (
            <>
              <CircleCheckIcon className="size-5" />
              {profileWords.saved}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
