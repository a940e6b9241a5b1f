import CircleCheckIcon from 'icon:circle-check';
import CircleDashedIcon from 'icon:circle-dashed';
import ClockAlertIcon from 'icon:clock-alert';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import type { TextsState } from './texts-draft.ts';

const icons = {
  current: { icon: CircleCheckIcon, color: 'text-brand-strong' },
  behind: { icon: ClockAlertIcon, color: 'text-warning' },
  missing: { icon: CircleDashedIcon, color: 'text-ink-muted' },
};

/** The state of a translation as an icon with its name for screen readers. */
export function StateIcon({ state }: { state: TextsState }) {
  const { icon: Icon, color } = icons[state];
  const name = adminTranslationsWords.states[state];
  return (
    <span title={name} className="inline-flex">
      <Icon className={`size-4 ${color}`} />
      <span className="sr-only">{name}</span>
    </span>
  );
}
