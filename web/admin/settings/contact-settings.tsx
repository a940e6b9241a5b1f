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

const words = adminSettingsWords.contact;

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
  const [query] = useSearchParams();
  const { field, draft, texts } = form;
  const { hints } = words;
  const long = { rows: 3, isAlone: true };
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <LanguageTabs
        id="contact"
        asked={query.get('language')}
        texts={texts}
        fields={[
          { name: 'address', label: words.address, base: draft.address, maxLength: 300, ...long },
          {
            name: 'hours',
            label: words.hours,
            base: draft.hours,
            maxLength: 500,
            hint: hints.hours,
            ...long,
          },
          { name: 'support', label: words.support, base: draft.support, maxLength: 12, hint: hints.support },
        ]}
        frame={(language, content) => <Card title={adminTranslationsWords.texts[language]}>{content}</Card>}
      >
        <BaseFields field={field} />
      </LanguageTabs>
    </SettingsFrame>
  );
}

type FieldOf = ReturnType<typeof useSettingsForm<'contact'>>['field'];

/** The fields without translation, and the base texts of those with one. */
function BaseFields({ field }: { field: FieldOf }) {
  const { hints } = words;
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <Card title={words.cards.reach}>
        <div className="space-y-5">
          <TextField {...field('phone')} label={words.phone} type="tel" dir="ltr" maxLength={30} />
          <TextField
            {...field('whatsapp')}
            label={words.whatsapp}
            hint={hints.whatsapp}
            type="tel"
            dir="ltr"
            maxLength={30}
          />
          <TextField
            {...field('email')}
            label={words.email}
            hint={hints.email}
            type="email"
            dir="ltr"
            maxLength={254}
          />
        </div>
      </Card>
      <Card title={words.cards.place}>
        <div className="space-y-5">
          <TextArea
            {...field('address')}
            {...inEnglish}
            label={words.address}
            hint={hints.address}
            maxLength={300}
          />
          <TextArea
            {...field('hours')}
            {...inEnglish}
            label={words.hours}
            hint={hints.hours}
            maxLength={500}
          />
          <TextField
            {...field('support')}
            {...inEnglish}
            label={words.support}
            hint={hints.support}
            maxLength={12}
          />
        </div>
      </Card>
      <div className="xl:col-span-2">
        <Card title={words.cards.social}>
          <p className="mb-4 text-ink-muted text-sm">{hints.social}</p>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            {networks.map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={words[name]}
                type="url"
                dir="ltr"
                maxLength={500}
              />
            ))}
          </div>
        </Card>
      </div>
    </div>
  );
}
