import { useSearchParams } from 'react-router';
import type { StoredGroup } from '../../../shared/settings.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AnnouncementBar, announcementStyles } from '../../ui/seller/announcement-bar.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { inEnglish } from '../texts/texts-draft.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.announcement;
const mostCharacters = 200;

type Props = { loaded: StoredGroup<'announcement'>; onLoad: (stored: StoredGroup<'announcement'>) => void };

/** The form of the announcement, with the bar as shoppers see it. */
export function AnnouncementSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'announcement', loaded, translated: ['text'], onSaved: onLoad });
  const [query] = useSearchParams();
  const { field, draft, texts } = form;
  const preview = (text: string, language: 'ltr' | 'rtl') => (
    <Preview text={text} link={draft.link} direction={language} />
  );
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <LanguageTabs
        id="announcement"
        asked={query.get('language')}
        texts={texts}
        fields={[{ name: 'text', label: words.text, base: draft.text, maxLength: mostCharacters }]}
        frame={(language, content) => (
          <Card title={adminTranslationsWords.texts[language]}>
            <div className="space-y-5">
              {content}
              {preview(texts.draft[language].texts.text || draft.text, language === 'ar' ? 'rtl' : 'ltr')}
            </div>
          </Card>
        )}
      >
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Card title={words.card}>
            <div className="space-y-5">
              <TextField
                {...field('text')}
                {...inEnglish}
                label={words.text}
                hint={words.hints.text}
                maxLength={mostCharacters}
              />
              {preview(draft.text, 'ltr')}
              <TextField
                {...field('link')}
                label={words.link}
                hint={words.hints.link}
                dir="ltr"
                maxLength={500}
              />
            </div>
          </Card>
          <Card title={words.days}>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-1">
              <TextField {...field('from')} label={words.from} hint={words.hints.from} type="date" />
              <TextField {...field('until')} label={words.until} hint={words.hints.until} type="date" />
            </div>
          </Card>
        </div>
      </LanguageTabs>
    </SettingsFrame>
  );
}

type PreviewProps = { text: string; link: string; direction: 'ltr' | 'rtl' };

function Preview({ text, link, direction }: PreviewProps) {
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">{adminSettingsWords.preview}</p>
      {text.trim() ? (
        // Its link and its button do nothing here.
        <div inert dir={direction} className={`rounded-control ${announcementStyles}`}>
          <AnnouncementBar text={text} link={link} closeLabel={words.close} />
        </div>
      ) : (
        <p className="text-ink-muted text-sm">{words.none}</p>
      )}
    </div>
  );
}
