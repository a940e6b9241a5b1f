import type { ReactNode } from 'react';
import type { SettingsGroup, StoredGroup } from '../../../shared/settings.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { SaveBar } from '../list/save-bar.tsx';
import { SaveProblem } from '../list/save-problem.tsx';
import { UnsavedChanges } from '../products/unsaved-changes.tsx';
import type { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords;

type Props<G extends SettingsGroup> = {
  form: ReturnType<typeof useSettingsForm<G>>;
  /** Starts the form again with a version that somebody else has saved. */
  onLoad: (stored: StoredGroup<G>) => void;
  /** Whether a picture is still being sent. Saving waits for it. */
  isSending?: boolean;
  children: ReactNode;
};

/** The frame of each group's form: who saved it last, its fields and the bar that saves it. */
export function SettingsFrame<G extends SettingsGroup>({
  form,
  onLoad,
  isSending = false,
  children,
}: Props<G>) {
  const { kept, stale, problem, isBusy, isChanged } = form;
  return (
    <>
      <form {...form.props}>
        <p className="mb-5 text-ink-muted text-sm">
          {kept.changedAt
            ? words.lastSaved(formatDateTime(kept.changedAt), kept.changedBy ?? '')
            : words.never}
        </p>
        {children}
        <SaveBar save={words.save} back="/admin" isBusy={isBusy} isSending={isSending}>
          <SaveProblem text={problem} onLoadSaved={stale ? () => onLoad(stale) : undefined} />
        </SaveBar>
      </form>
      <UnsavedChanges isChanged={isChanged || isSending} />
    </>
  );
}
