import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { Fields } from '../kit/fields.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.calls;
const times = ['slots', 'dayStarts', 'dayEnds'] as const;
const counts = ['triesPerDay', 'days', 'lastHours', 'expireDays', 'targetMinutes', 'highValue'] as const;
const budgets = ['reviewUnits', 'reviewTotal', 'reviewProducts'] as const;
const texts = ['script', 'missed', 'confirm', 'last', 'shipped', 'ready'] as const;
const fields = texts.map((name) => ({ name, maxLength: name === 'script' ? 1000 : 500, rows: 3 }));

type Props = { loaded: StoredGroup<'calls'>; onLoad: (stored: StoredGroup<'calls'>) => void };

/** The form of when and how often buyers are called, and of what is said (requirements: Confirmation). */
export function CallSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'calls', loaded, translated: texts, onSaved: onLoad });
  const inBase = useInBase();
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <div className="mb-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card title={words.cards.times}>
          <Fields
            form={form}
            labels={words}
            hints={words.hints}
            fields={times.map((name) => ({ name, maxLength: 100 }))}
          />
        </Card>
        <Card title={words.cards.tries}>
          <Fields form={form} labels={words} hints={words.hints} layout="pairs" fields={counts.map(count)} />
        </Card>
        <Card title={words.cards.review}>
          <p className="mb-5 text-ink-muted text-sm">{words.hints.review}</p>
          <Fields form={form} labels={words} hints={words.hints} layout="pairs" fields={budgets.map(count)} />
        </Card>
      </div>
      <p className="mb-5 max-w-3xl text-ink-muted text-sm">{words.hints.texts}</p>
      <LanguageTabs id="calls" isPart form={form} labels={words} fields={fields}>
        <Card title={words.cards.texts}>
          <Fields form={form} labels={words} fields={fields.map((field) => ({ ...field, ...inBase }))} />
        </Card>
      </LanguageTabs>
    </SettingsFrame>
  );
}

function count<Name extends string>(name: Name) {
  return { name, inputMode: 'numeric', maxLength: 9 } as const;
}
