import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { Fields } from '../kit/fields.tsx';
import { PictureField } from '../products/picture-field.tsx';
import { usePicture } from '../products/use-picture.ts';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { ColorField } from './color-field.tsx';
import { LookPreview } from './look-preview.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { showPalette } from './show-palette.ts';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.look;
const translated = ['name', 'tagline', 'legal'] as const;
const name = { name: 'name', maxLength: 60, autoComplete: 'organization' } as const;
const tagline = { name: 'tagline', maxLength: 160, rows: 2 } as const;
const legal = { name: 'legal', maxLength: 200, rows: 2 } as const;

type Props = { loaded: StoredGroup<'look'>; onLoad: (stored: StoredGroup<'look'>) => void };

/** The form of the name, the pictures and the color of the shop, with a part of its pages as they will look. */
export function LookSettings({ loaded, onLoad }: Props) {
  const onSaved = (stored: StoredGroup<'look'>) => {
    showPalette(document.documentElement, stored.value.color);
    onLoad(stored);
  };
  const form = useSettingsForm({ group: 'look', loaded, translated, onSaved });
  const { draft, texts, errors, setField } = form;
  const inBase = useInBase();
  const logo = usePicture((imageUrl) => setField('imageUrl', imageUrl));
  const icon = usePicture((iconUrl) => setField('iconUrl', iconUrl));
  const isSending = logo.progress !== null || icon.progress !== null;
  return (
    <SettingsFrame form={form} onLoad={onLoad} isSending={isSending}>
      <LanguageTabs
        id="look"
        form={form}
        labels={words}
        hints={words.hints}
        fields={[name, tagline, legal]}
        frame={(language, content) => (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <Card title={adminTranslationsWords.texts[language]}>{content}</Card>
            <LookPreview look={{ ...draft, ...typedOf(texts.draft[language].texts) }} language={language} />
          </div>
        )}
      >
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Card title={words.cards.name}>
            <Fields
              form={form}
              labels={words}
              hints={words.hints}
              fields={[name, tagline, legal].map((field) => ({ ...field, ...inBase }))}
            />
          </Card>
          <Card title={words.color}>
            <ColorField {...form.field('color')} />
          </Card>
          {/* Beside the fields, or below the color on narrow screens. */}
          <div className="xl:sticky xl:top-24 xl:col-start-2 xl:row-span-3 xl:row-start-1">
            <LookPreview look={draft} language={inBase.lang} />
          </div>
          <Card title={words.cards.pictures}>
            <div className="grid gap-6 sm:grid-cols-2">
              <div>
                <PictureField
                  label={words.logo}
                  picture={logo}
                  imageUrl={draft.imageUrl}
                  error={errors.imageUrl}
                />
                <p className="mt-2 text-ink-muted text-sm">{words.hints.logo}</p>
              </div>
              <div>
                <PictureField
                  label={words.icon}
                  picture={icon}
                  imageUrl={draft.iconUrl}
                  error={errors.iconUrl}
                />
                <p className="mt-2 text-ink-muted text-sm">{words.hints.icon}</p>
              </div>
            </div>
          </Card>
        </div>
      </LanguageTabs>
    </SettingsFrame>
  );
}

/** The translations that are not blank: a blank one shows the base text. */
function typedOf(texts: Record<string, string>) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
}
