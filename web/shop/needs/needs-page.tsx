import HeartHandshakeIcon from 'icon:heart-handshake';
import { inPageLanguage } from '../../call.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import type { Route } from './+types/needs-page.ts';
import { describeNeeds, needsSteps } from './describe-needs.ts';
import { type NeedTile, NeedTiles, toNeedTile } from './need-tiles.tsx';

const words = catalogWords.needs;

const load: Load<NeedTile[]> = async (call) =>
  (await call('GET /needs', { query: inPageLanguage })).map(toNeedTile);

export const loader = serverLoader(load, describeNeeds);
export const clientLoader = browserLoader(load, words.failed);
export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: words.title });
}

/** All needs (requirements: Need pages). */
export default function NeedsPage({ loaderData: needs }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 pb-12 sm:pt-6 lg:pb-16">
      <Breadcrumb label={catalogWords.breadcrumb} steps={needsSteps()} />
      <h1 className="page-title mt-4">{words.heading}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-pretty text-ink-muted sm:mb-8">{words.lead}</p>
      {needs.length > 0 ? (
        <NeedTiles needs={needs} level={2} />
      ) : (
        <EmptyState icon={HeartHandshakeIcon} title={words.none}>
          <ButtonLink to="/products">{catalogWords.viewAll}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure
      error={error}
      title={words.errorTitle}
      failed={words.failed}
      tryAgain={catalogWords.tryAgain}
    />
  );
}
