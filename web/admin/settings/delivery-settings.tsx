import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { Fields } from '../kit/fields.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { QuickOrderSettings } from './quick-order-settings.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.delivery;
const translated = ['alger', 'elsewhere', 'express', 'pledge', 'summary'] as const;
const switches = ['emailIsOptional', 'postalCodeIsOptional'] as const;
const most = { alger: 120, elsewhere: 120, express: 120, pledge: 80, summary: 300 };

type Props = { loaded: StoredGroup<'delivery'>; onLoad: (stored: StoredGroup<'delivery'>) => void };

/** The form of the texts about delivery. */
export function DeliverySettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'delivery', loaded, translated, onSaved: onLoad });
  const { draft } = form;
  const inBase = useInBase();
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <div className="space-y-5">
        <Card title={words.checkout}>
          <div className="space-y-1 text-sm">
            {switches.map((name) => (
              <TickBox
                key={name}
                name={name}
                text={words[name]}
                isOn={draft[name]}
                onChange={(isOn) => form.setField(name, isOn)}
              />
            ))}
            <p className="text-ink-muted text-sm">{words.checkoutHint}</p>
          </div>
        </Card>
        <QuickOrderSettings form={form} />
        <Card title={words.reviews.title}>
          <TickBox
            name="reviews"
            text={words.reviews.label}
            hint={words.reviews.hint}
            isOn={draft.reviews}
            onChange={(isOn) => form.setField('reviews', isOn)}
          />
        </Card>
        <LanguageTabs
          id="delivery"
          isPart
          form={form}
          labels={words}
          fields={translated.map((name) => ({ name, maxLength: most[name], ...rowsOf(name) }))}
        >
          <Card title={words.card}>
            <Fields
              form={form}
              labels={words}
              fields={translated.map((name) => ({
                ...{ name, maxLength: most[name] },
                ...rowsOf(name),
                ...inBase,
              }))}
            />
          </Card>
        </LanguageTabs>
      </div>
    </SettingsFrame>
  );
}

function rowsOf(name: (typeof translated)[number]) {
  return name === 'summary' ? { rows: 3 } : {};
}
