import type { ReplyFrom } from '../../../shared/api.ts';
import { secretPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { buyerReviewWords } from '../../words/buyer-review-words.ts';
import type { Route } from './+types/review-page.ts';
import type { Proof } from './proof.ts';
import { ReviewedProduct } from './reviewed-product.tsx';

const words = buyerReviewWords.page;

type Loaded = ReplyFrom<'POST /reviews/invitation'> & { proof: Proof };

export const headers = secretPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

const load: Load<Loaded> = async (call, { url }) => {
  const token = url.searchParams.get('token');
  const order = url.searchParams.get('order') ?? '';
  const proof = token === null ? { order } : { token };
  return { ...(await call('POST /reviews/invitation', { body: proof })), proof };
};

/** The server renders nobody's order. */
export function loader() {
  return null;
}

export const clientLoader = privateLoader(load, words.failed);

export function HydrateFallback() {
  return (
    <div className="page-width min-h-dvh max-w-2xl py-8 lg:py-12">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-2 text-ink-muted">{words.loading}</p>
      <Skeleton className="mt-6 h-96" />
    </div>
  );
}

/** The page of a link that asks for reviews of an order (requirements: Reviews). */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const { name, wilaya, products, proof } = loaderData;
  const first = products.find(({ isReviewed }) => !isReviewed);
  return (
    <div className="page-width min-h-dvh max-w-2xl py-8 lg:py-12">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-2 text-pretty text-ink-muted">{words.lead}</p>
      <ul className="mt-6 grid gap-4">
        {products.map((product) => (
          <li key={product.productId} className="rounded-card border border-line bg-surface p-4 sm:p-5">
            <ReviewedProduct {...{ product, proof, name, wilaya }} isOpen={product === first} />
          </li>
        ))}
      </ul>
      {products.length === 0 && <p className="mt-6">{words.nothing}</p>}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure
      error={error}
      title={words.errorTitle}
      failed={words.failed}
      tryAgain={words.tryAgain}
      back={{ to: '/products', text: words.toProducts }}
    />
  );
}
