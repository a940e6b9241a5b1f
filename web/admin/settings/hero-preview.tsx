import { imageSources } from '../../../shared/catalog/images.ts';
import { directionOf, type Language } from '../../../shared/values/languages.ts';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { usualHero } from './hero-in-languages.ts';

type Props = {
  hero: { title: string; text: string; button: string; imageUrl: string };
  /** The language of the texts, which may differ from that of the back office. */
  language: Language;
};

/** The top of the home page in small, with the usual words of its language where nothing is typed. */
export function HeroPreview({ hero: { title, text, button, imageUrl }, language }: Props) {
  const usual = usualHero[language];
  return (
    <Card title={adminSettingsWords.preview}>
      <div
        lang={language}
        dir={directionOf(language)}
        className="grid items-center gap-5 rounded-control border border-line bg-gradient-to-b from-brand-soft to-surface p-5 sm:grid-cols-[1.4fr_1fr]"
      >
        <div>
          <p className="own-direction wrap-anywhere text-balance font-bold text-2xl leading-tight tracking-tight">
            {title.trim() || usual.heading}
          </p>
          <p className="own-direction wrap-anywhere mt-2 whitespace-pre-line text-ink-muted text-sm">
            {text.trim() || usual.lead}
          </p>
          <span className="button button-primary mt-4">{button.trim() || usual.shopNow}</span>
        </div>
        {imageUrl && (
          <img
            src={imageSources(imageUrl, 400).src}
            alt=""
            width={800}
            height={600}
            className="aspect-[4/3] w-full rounded-card border border-line object-cover"
          />
        )}
      </div>
    </Card>
  );
}
