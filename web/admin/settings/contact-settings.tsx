import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { Fields } from '../kit/fields.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.contact;
const { hints, cards } = words;
const phone = { type: 'tel', dir: 'ltr', maxLength: 30 } as const;
const networks = ['facebook', 'instagram', 'tiktok', 'youtube'] as const;

type Props = { loaded: StoredGroup<'contact'>; onLoad: (stored: StoredGroup<'contact'>) => void };

/** The form of how to reach the shop. Address and hours have a text for each language. */
export function ContactSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({
    group: 'contact',
    loaded,
    translated: ['address', 'hours', 'support'],
    onSaved: onLoad,
  });
  const inBase = useInBase();
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <LanguageTabs
        id="contact"
        form={form}
        labels={words}
        hints={{ hours: hints.hours, support: hints.support }}
        fields={[
          { name: 'address', maxLength: 300, rows: 3, isAlone: true },
          { name: 'hours', maxLength: 500, rows: 3, isAlone: true },
          { name: 'support', maxLength: 12 },
        ]}
      >
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <Card title={cards.reach}>
            <Fields
              form={form}
              labels={words}
              hints={hints}
              fields={[
                { name: 'phone', need: 'law', ...phone },
                { name: 'whatsapp', ...phone },
                { name: 'email', type: 'email', dir: 'ltr', maxLength: 254 },
              ]}
            />
          </Card>
          <Card title={cards.place}>
            <Fields
              form={form}
              labels={words}
              hints={hints}
              fields={[
                { name: 'address', ...inBase, maxLength: 300, rows: 3 },
                { name: 'hours', ...inBase, maxLength: 500, rows: 3 },
                { name: 'support', ...inBase, maxLength: 12 },
              ]}
            />
          </Card>
          <div className="xl:col-span-2">
            <Card title={cards.social}>
              <p className="mb-4 text-ink-muted text-sm">{hints.social}</p>
              <Fields
                form={form}
                labels={words}
                layout="pairs"
                fields={networks.map((name) => ({ name, type: 'url', dir: 'ltr', maxLength: 500 }))}
              />
            </Card>
          </div>
        </div>
      </LanguageTabs>
    </SettingsFrame>
  );
}
