import { useSearchParams } from 'react-router';
import { optionalMails, type StoredGroup } from '../../../shared/settings.ts';
import { Card } from '../../ui/card.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { inEnglish } from '../texts/texts-draft.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.mails;
const mostCharacters = 300;

type Props = { loaded: StoredGroup<'mails'>; onLoad: (stored: StoredGroup<'mails'>) => void };

/** The form of the mails to customers: the sender, the closing lines, and which go out. */
export function MailSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'mails', loaded, translated: ['closing'], onSaved: onLoad });
  const [query] = useSearchParams();
  const { field, draft, texts, setField } = form;
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <LanguageTabs
        id="mails"
        asked={query.get('language')}
        texts={texts}
        fields={[
          {
            ...{ name: 'closing', label: words.closing, base: draft.closing },
            ...{ maxLength: mostCharacters, rows: 3, isAlone: true },
          },
        ]}
        frame={(language, content) => <Card title={adminTranslationsWords.texts[language]}>{content}</Card>}
      >
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <Card title={words.cards.sender}>
            <div className="space-y-5">
              <TextField
                {...field('senderName')}
                label={words.senderName}
                hint={words.hints.senderName}
                maxLength={60}
              />
              <TextArea
                {...field('closing')}
                {...inEnglish}
                label={words.closing}
                hint={words.hints.closing}
                maxLength={mostCharacters}
              />
            </div>
          </Card>
          <Card title={words.cards.switches}>
            <p className="mb-2 text-ink-muted text-sm">{words.hints.switches}</p>
            <ul>
              {optionalMails.map((name) => (
                <li key={name}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
                    <input
                      type="checkbox"
                      name={name}
                      checked={draft[name]}
                      onChange={({ target }) => setField(name, target.checked)}
                      className="size-5 accent-brand-strong"
                    />
                    {words.names[name]}
                  </label>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </LanguageTabs>
    </SettingsFrame>
  );
}
