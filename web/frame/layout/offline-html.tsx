import CheckIcon from 'icon:check';
import WifiOffIcon from 'icon:wifi-off';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Call } from '../../../shared/api.ts';
import { directionOf } from '../../../shared/values/languages.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import styles from '../../app.css?url';
import { readSettings } from '../../load.ts';
import { localUrl } from '../../session/local-url.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { logoStyles, ShopLogo } from '../../ui/seller/shop-logo.tsx';
import { language } from '../../words/formats.ts';
import { offlineWords } from '../../words/offline-words.ts';
import { paletteStyle } from './complete-page.ts';
import favicon from './favicon.svg';

/**
 * The offline page, a document without React: it is shown at the address of another page, which React would try to
 * hydrate. The URLs of its files end in `?offline`, so that the worker stores them (offline-worker.ts). `mark` is the
 * nonce of the page's own scripts and styles.
 */
export async function offlineHtml(call: Call, mark: string) {
  const look = (await readSettings(call))?.look;
  const page = renderToStaticMarkup(<OfflinePage shop={look?.name ?? softwareName} />);
  const colored = page.replace('</head>', `${paletteStyle(look?.color, mark)}</head>`);
  return `<!DOCTYPE html>${colored}<script nonce="${mark}">(${watchForShop})()</script>`;
}

/**
 * Runs in the browser, from its source text. It polls the shop itself, because a phone that reports being online may
 * still reach nothing, and the `online` event may come before the listener.
 */
function watchForShop() {
  const reloadWhenReached = async () => {
    const reply = await fetch('/health/live', { cache: 'no-store' }).catch(() => undefined);
    if (reply?.ok) window.location.reload();
  };
  window.addEventListener('online', reloadWhenReached);
  setInterval(reloadWhenReached, 5_000);
}

function OfflinePage({ shop }: { shop: string }) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${offlineWords.title} | ${shop}`}</title>
        <link rel="stylesheet" href={`${styles}?offline`} />
        <link rel="icon" href={`${favicon}?offline`} type="image/svg+xml" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <header className="border-line border-b">
          <div className="page-width flex min-h-16 items-center">
            <a href={localUrl('/')} className={logoStyles(shop)}>
              <ShopLogo name={shop} source={undefined} />
            </a>
          </div>
        </header>
        <main className="grid flex-1 place-items-center">
          <EmptyState icon={WifiOffIcon} level={1} title={offlineWords.title} text={offlineWords.text}>
            <ul className="mb-4 grid gap-2 text-start text-ink-muted">
              {offlineWords.steps.map((step) => (
                <li key={step} className="flex gap-2">
                  <CheckIcon className="mt-1 size-4 text-brand-strong" />
                  {step}
                </li>
              ))}
            </ul>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address means the page that could not be fetched. */}
            <a href="" className={buttonStyles({ size: 'large' })}>
              {offlineWords.retry}
            </a>
            <p className="w-full text-ink-muted text-sm">{offlineWords.alone}</p>
          </EmptyState>
        </main>
      </body>
    </html>
  );
}
