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

const words = adminSettingsWords.delivery;
const lines = ['alger', 'elsewhere', 'express', 'pledge'] as const;
const translated = [...lines, 'summary'] as const;
const switches = ['emailIsOptional', 'postalCodeIsOptional'] as const;
const most = { alger: 120, elsewhere: 120, express: 120, pledge: 80, summary: 300 };

type Props = { loaded: StoredGroup<'delivery'>; onLoad: (stored: StoredGroup<'delivery'>) => void };

/** The form of the texts about delivery. */
export function DeliverySettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'delivery', loaded, translated, onSaved: onLoad });
  const [query] = useSearchParams();
  const { field, draft, texts } = form;
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <Card title={words.checkout}>
        <div className="space-y-3">
          {switches.map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-3 text-sm">
              <input
                type="checkbox"
                name={name}
                checked={draft[name]}
                onChange={({ target }) => form.setField(name, target.checked)}
                className="size-5 accent-brand-strong"
              />
              {words[name]}
            </label>
          ))}
          <p className="text-ink-muted text-sm">{words.checkoutHint}</p>
        </div>
      </Card>
      <LanguageTabs
        id="delivery"
        asked={query.get('language')}
        texts={texts}
        hasUsualWords
        fields={translated.map((name) => ({
          ...{ name, label: words[name], base: draft[name], maxLength: most[name] },
          ...(name === 'summary' && { rows: 3 }),
        }))}
        frame={(language, content) => <Card title={adminTranslationsWords.texts[language]}>{content}</Card>}
      >
        <Card title={words.card}>
          <div className="space-y-5">
            {lines.map((name) => (
              <TextField
                key={name}
                {...field(name)}
                {...inEnglish}
                label={words[name]}
                maxLength={most[name]}
              />
            ))}
            <TextArea {...field('summary')} {...inEnglish} label={words.summary} maxLength={most.summary} />
          </div>
        </Card>
      </LanguageTabs>
    </SettingsFrame>
  );
}
