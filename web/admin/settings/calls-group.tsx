import { useSearchParams } from 'react-router';
import type { StoredGroup } from '../../../shared/settings.ts';
import { Card } from '../../ui/card.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { inEnglish } from '../texts/texts-draft.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.calls;
const times = ['slots', 'dayStarts', 'dayEnds'] as const;
const counts = ['triesPerDay', 'days', 'lastHours', 'expireDays', 'targetMinutes', 'highValue'] as const;
const budgets = ['reviewUnits', 'reviewTotal', 'reviewProducts'] as const;
const texts = ['script', 'missed', 'confirm', 'last', 'shipped', 'ready'] as const;
const mostOf = (name: (typeof texts)[number]) => (name === 'script' ? 1000 : 500);

type Props = { loaded: StoredGroup<'calls'>; onLoad: (stored: StoredGroup<'calls'>) => void };

/** The form of when and how often buyers are called, and of what is said (requirements: Confirmation). */
export function CallSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'calls', loaded, translated: texts, onSaved: onLoad });
  const [query] = useSearchParams();
  const { field, draft } = form;
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <div className="mb-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card title={words.cards.times}>
          <div className="space-y-5">
            {times.map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={words[name]}
                hint={words.hints[name]}
                maxLength={100}
              />
            ))}
          </div>
        </Card>
        <Card title={words.cards.tries}>
          <div className="grid gap-5 sm:grid-cols-2">
            {counts.map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={words[name]}
                hint={words.hints[name]}
                inputMode="numeric"
                maxLength={9}
              />
            ))}
          </div>
        </Card>
        <Card title={words.cards.review}>
          <p className="mb-5 text-ink-muted text-sm">{words.hints.review}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            {budgets.map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={words[name]}
                hint={words.hints[name]}
                inputMode="numeric"
                maxLength={9}
              />
            ))}
          </div>
        </Card>
      </div>
      <p className="mb-5 max-w-3xl text-ink-muted text-sm">{words.hints.texts}</p>
      <LanguageTabs
        id="calls"
        asked={query.get('language')}
        texts={form.texts}
        hasUsualWords
        fields={texts.map((name) => ({
          ...{ name, label: words[name], base: draft[name], maxLength: mostOf(name), rows: 3 },
        }))}
        frame={(language, content) => <Card title={adminTranslationsWords.texts[language]}>{content}</Card>}
      >
        <Card title={words.cards.texts}>
          <div className="space-y-5">
            {texts.map((name) => (
              <TextArea
                key={name}
                {...field(name)}
                {...inEnglish}
                label={words[name]}
                maxLength={mostOf(name)}
              />
            ))}
          </div>
        </Card>
      </LanguageTabs>
    </SettingsFrame>
  );
}
