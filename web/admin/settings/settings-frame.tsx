import type { ReactNode } from 'react';
import type { SettingsGroup, StoredGroup } from '../../../shared/settings/settings.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { RecordFrame } from '../kit/record-page.tsx';
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
  const { kept } = form;
  return (
    <RecordFrame form={form} save={words.save} back="/admin" onLoadSaved={onLoad} isSending={isSending}>
      <p className="mb-5 text-ink-muted text-sm">
        {kept.changedAt ? words.lastSaved(formatDateTime(kept.changedAt), kept.changedBy ?? '') : words.never}
      </p>
      {children}
    </RecordFrame>
  );
}
