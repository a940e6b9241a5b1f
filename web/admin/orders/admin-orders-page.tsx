import DownloadIcon from 'icon:download';
import RefreshCwIcon from 'icon:refresh-cw';
import { useNavigation, useRevalidator } from 'react-router';
import { isApiError } from '../../../shared/api-error.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import type { Route } from './+types/admin-orders-page.ts';
import { listPath, type OrderList, orderExportUrl, readOrderList } from './admin-order-list.ts';
import { OrderFilters } from './order-filters.tsx';
import { type FoundOrders, OrderResults } from './order-results.tsx';
import { StatusMessage } from './status-message.tsx';
import { useStatusChange } from './use-status-change.ts';

const words = adminOrdersWords.list;

type Loaded = { list: OrderList; found: FoundOrders | null; problem: string | null };

/** What cannot be read leaves the filters in place: perhaps they ask for too much. */
const load: Load<Loaded> = async (call, { url }) => {
  const list = readOrderList(url.searchParams);
  try {
    return { list, found: await call('GET /orders', { query: list }), problem: null };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { list, found: null, problem: error.message };
  }
};

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(load, words.failed);

export function HydrateFallback() {
  return (
    <>
      <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
      <p className="sr-only">{words.loading}</p>
      <Skeleton className="mt-6 h-26" />
      <Skeleton className="mt-6 h-160" />
    </>
  );
}

/** All orders, to be found, sorted, moved on and exported (requirements: Admin orders). */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const { state, revalidate } = useRevalidator();
  const { location } = useNavigation();
  const { setStatus, message, clearMessage } = useStatusChange(revalidate);
  const isChanging = location?.pathname === listPath;
  // What is on its way counts already: a second choice adds to it.
  const list = isChanging ? readOrderList(new URLSearchParams(location.search)) : loaderData.list;
  const isLoading = isChanging || state === 'loading';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
        <div className="flex gap-2">
          <a href={orderExportUrl(list)} download className={buttonStyles({ kind: 'secondary' })}>
            <DownloadIcon className="size-4.5" />
            {words.export}
          </a>
          <Button kind="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
            {state !== 'loading' && <RefreshCwIcon className="size-4.5" />}
            {words.refresh}
          </Button>
        </div>
      </div>
      <div className="mt-6">
        <OrderFilters list={list} />
      </div>
      {problem !== null && <LoadProblem text={problem} onRetry={revalidate} />}
      {found && <OrderResults {...{ list, found, isLoading }} onStatus={setStatus} />}
      <StatusMessage text={message} onGone={clearMessage} />
    </>
  );
}

function LoadProblem({ text, onRetry }: { text: string; onRetry: () => Promise<void> }) {
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Alert title={words.errorTitle}>{text}</Alert>
      <Button onClick={() => void onRetry()}>{adminOrdersWords.tryAgain}</Button>
    </div>
  );
}
