import { optionalMails } from '../../../shared/settings/optional-mails.ts';
import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { Fields } from '../kit/fields.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.mails;
const mostCharacters = 300;

type Props = { loaded: StoredGroup<'mails'>; onLoad: (stored: StoredGroup<'mails'>) => void };

/** The form of the mails to customers: the sender, the closing lines, and which go out. */
export function MailSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'mails', loaded, translated: ['closing'], onSaved: onLoad });
  const { draft, setField } = form;
  const inBase = useInBase();
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <LanguageTabs
        id="mails"
        form={form}
        labels={words}
        fields={[{ name: 'closing', maxLength: mostCharacters, rows: 3, isAlone: true }]}
      >
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <div className="grid grid-cols-1 gap-5">
            <Card title={words.cards.sender}>
              <Fields
                form={form}
                labels={words}
                hints={words.hints}
                fields={[
                  { name: 'senderName', maxLength: 60 },
                  { name: 'closing', ...inBase, maxLength: mostCharacters, rows: 3 },
                ]}
              />
            </Card>
            <Card title={words.cards.notices}>
              <Fields
                form={form}
                labels={words}
                hints={words.hints}
                fields={[{ name: 'orderNotices', type: 'email', dir: 'ltr', maxLength: 254 }]}
              />
            </Card>
          </div>
          <Card title={words.cards.switches}>
            <p className="mb-2 text-ink-muted text-sm">{words.hints.switches}</p>
            <ul>
              {optionalMails.map((name) => (
                <li key={name}>
                  <TickBox
                    name={name}
                    text={words.names[name]}
                    isOn={draft[name]}
                    onChange={(isOn) => setField(name, isOn)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </LanguageTabs>
    </SettingsFrame>
  );
}
