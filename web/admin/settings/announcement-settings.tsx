import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { directionOf, type Language } from '../../../shared/values/languages.ts';
import { Card } from '../../ui/card.tsx';
import { AnnouncementBar, announcementStyles } from '../../ui/seller/announcement-bar.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { Fields } from '../kit/fields.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.announcement;
const { hints } = words;
const text = { name: 'text', maxLength: 200 } as const;

type Props = { loaded: StoredGroup<'announcement'>; onLoad: (stored: StoredGroup<'announcement'>) => void };

/** The form of the announcement, with the bar as shoppers see it. */
export function AnnouncementSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'announcement', loaded, translated: ['text'], onSaved: onLoad });
  const { draft, texts } = form;
  const inBase = useInBase();
  const preview = (text: string, language: Language) => (
    <Preview text={text} link={draft.link} language={language} />
  );
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <LanguageTabs
        id="announcement"
        form={form}
        labels={words}
        fields={[text]}
        frame={(language, content) => (
          <Card title={adminTranslationsWords.texts[language]}>
            <div className="space-y-5">
              {content}
              {preview(texts.draft[language].texts.text?.trim() || draft.text, language)}
            </div>
          </Card>
        )}
      >
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Card title={words.card}>
            <div className="space-y-5">
              <Fields form={form} labels={words} hints={hints} fields={[{ ...text, ...inBase }]} />
              {preview(draft.text, inBase.lang)}
              <Fields
                form={form}
                labels={words}
                hints={hints}
                fields={[{ name: 'link', dir: 'ltr', maxLength: 500 }]}
              />
            </div>
          </Card>
          <Card title={words.days}>
            <Fields
              form={form}
              labels={words}
              hints={hints}
              fields={[
                { name: 'from', type: 'date' },
                { name: 'until', type: 'date' },
              ]}
            />
          </Card>
        </div>
      </LanguageTabs>
    </SettingsFrame>
  );
}

type PreviewProps = { text: string; link: string; language: Language };

function Preview({ text, link, language }: PreviewProps) {
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">{adminSettingsWords.preview}</p>
      {text.trim() ? (
        // Its link and its button do nothing here.
        <div
          inert
          lang={language}
          dir={directionOf(language)}
          className={`rounded-control ${announcementStyles}`}
        >
          <AnnouncementBar text={text} link={link} closeLabel={words.close} />
        </div>
      ) : (
        <p className="text-ink-muted text-sm">{words.none}</p>
      )}
    </div>
  );
}
