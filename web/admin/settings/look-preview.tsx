import { logoSource } from '../../../shared/catalog/images.ts';
import { directionOf, type Language } from '../../../shared/values/languages.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { Card } from '../../ui/card.tsx';
import { logoStyles, ShopLogo } from '../../ui/seller/shop-logo.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { readColor } from './color-field.tsx';
import { showPalette } from './show-palette.ts';

const words = adminSettingsWords.look.sample;

type Look = {
  name: string;
  tagline: string;
  legal: string;
  imageUrl: string;
  iconUrl: string;
  color: string;
};

type Props = {
  look: Look;
  /** The language of the texts, which may differ from that of the back office. */
  language: Language;
};

/** Header, button, link and footer in the typed color. A color that is none shows the usual one. */
export function LookPreview({ look, language }: Props) {
  const { tagline, legal, imageUrl, iconUrl, color } = look;
  const name = look.name.trim() || softwareName;
  return (
    <Card title={adminSettingsWords.preview}>
      <div
        ref={(element) => showPalette(element, readColor(color) ?? '')}
        className="overflow-hidden rounded-control border border-line text-sm"
      >
        <Tab name={name} iconUrl={iconUrl} />
        <div lang={language} dir={directionOf(language)}>
          <p className="border-line border-b bg-surface px-4 py-3">
            <span className={logoStyles(name)}>
              <ShopLogo name={name} source={imageUrl && logoSource(imageUrl)} />
            </span>
          </p>
          <div className="flex flex-wrap items-center gap-3 bg-surface px-4 py-5">
            <span className="button button-primary">{words.button}</span>
            <span className="font-medium text-brand-strong underline">{words.link}</span>
            <span className="badge bg-brand-soft text-brand-deep">{words.badge}</span>
          </div>
          <div className="border-line border-t bg-canvas px-4 py-4 text-ink-muted">
            {tagline.trim() && <p className="own-direction wrap-anywhere">{tagline}</p>}
            <p className="wrap-anywhere mt-1 font-medium text-brand-strong">
              <bdi>{name}</bdi>
            </p>
            {legal.trim() && <p className="own-direction wrap-anywhere mt-1 text-xs">{legal}</p>}
          </div>
        </div>
      </div>
      {imageUrl && <DarkGround {...{ name, imageUrl }} />}
    </Card>
  );
}

/** The tab of a browser. */
function Tab({ name, iconUrl }: { name: string; iconUrl: string }) {
  return (
    <p className="flex min-w-0 items-center gap-2 bg-line px-4 py-2 text-xs">
      {iconUrl ? (
        <img src={logoSource(iconUrl)} alt="" width={16} height={16} className="size-4 object-contain" />
      ) : (
        <i className="logo-mark size-4" />
      )}
      <bdi className="truncate">{name}</bdi>
    </p>
  );
}

/** Mail programs in dark mode may put the logo on black. */
function DarkGround({ name, imageUrl }: Pick<Look, 'name' | 'imageUrl'>) {
  return (
    <div className="mt-4">
      <p className="mb-1.5 text-ink-muted text-sm">{words.dark}</p>
      <p className="rounded-control bg-ink px-4 py-3">
        <ShopLogo name={name} source={logoSource(imageUrl)} />
      </p>
    </div>
  );
}
