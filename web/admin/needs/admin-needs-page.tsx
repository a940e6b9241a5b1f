import HeartHandshakeIcon from 'icon:heart-handshake';
import PlusIcon from 'icon:plus';
import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Need } from '../../../shared/needs.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminNeedsWords } from '../../words/admin-needs-words.ts';
import { listStates, PageFailure } from '../kit/page-states.tsx';
import { SmallPicture } from '../list/chosen-products.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ResultsRegion } from '../list/list-results.tsx';
import { OrderedRows } from '../list/ordered-rows.tsx';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';
import type { Route } from './+types/admin-needs-page.ts';

export function meta() {
  return pageMeta(adminNeedsWords);
}

const load: Load<Need[]> = (call) => call('GET /needs', {});

export const clientLoader = privateLoader(load, adminNeedsWords.failed);

export const handle = {
  ...listStates(adminNeedsWords),
  failure: {
    title: adminNeedsWords.errorTitle,
    failed: adminNeedsWords.failed,
    tryAgain: adminNeedsWords.tryAgain,
  },
};

export const ErrorBoundary = PageFailure;

/** All needs in their order (requirements: Admin needs). */
export default function AdminNeedsPage({ loaderData }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState<Need | null>(null);
  const { needs, order } = useOrder(loaderData, revalidate);
  return (
    <>
      <ListHeading title={adminNeedsWords.title}>
        <ButtonLink to="/admin/needs/new">
          <PlusIcon className="size-4.5" />
          {adminNeedsWords.add}
        </ButtonLink>
      </ListHeading>
      <ResultsRegion
        label={adminNeedsWords.title}
        shown={loaderData}
        isLoading={state === 'loading'}
        className="mt-2"
      >
        {needs.length === 0 ? (
          <EmptyState
            icon={HeartHandshakeIcon}
            title={adminNeedsWords.empty.title}
            text={adminNeedsWords.empty.text}
          >
            <ButtonLink to="/admin/needs/new">{adminNeedsWords.empty.add}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <p className="mb-4 text-ink-muted text-sm">{adminNeedsWords.lead}</p>
            <OrderedRows items={needs} label={adminNeedsWords.title} onOrder={order}>
              {(need) => <NeedRow need={need} onDelete={() => setDeleting(need)} />}
            </OrderedRows>
          </>
        )}
      </ResultsRegion>
      {deleting && <DeleteNeed need={deleting} onDeleted={revalidate} onClose={() => setDeleting(null)} />}
    </>
  );
}

/** Shows a new order at once and saves it. After a refusal, the needs are read again. */
function useOrder(loaded: Need[], revalidate: () => Promise<void>) {
  const [ordered, setOrdered] = useState<{ from: Need[]; needs: Need[] } | null>(null);
  // Saves run one at a time, because each one names the order that it replaces.
  const saving = useRef(Promise.resolve());
  const needs = ordered?.from === loaded ? ordered.needs : loaded;

  function order(next: Need[]) {
    const body = { needs: idsOf(next), loaded: idsOf(needs) };
    setOrdered({ from: loaded, needs: next });
    saving.current = saving.current
      .then(() => call('PUT /needs/order', { body }, { failed: adminNeedsWords.orderFailed }))
      .then(() => undefined)
      .catch(async (error: unknown) => {
        showToast({ kind: 'error', text: refusalText(error) });
        await revalidate();
      });
  }
  return { needs, order };
}

function idsOf(needs: Need[]) {
  return needs.map(({ _id }) => _id);
}

function NeedRow({ need, onDelete }: { need: Need; onDelete: () => void }) {
  const { _id, name, imageUrl, isActive, products } = need;
  const form = `/admin/needs/${_id}/edit`;
  return (
    <>
      <SmallPicture imageUrl={imageUrl} />
      <div className="min-w-0 flex-1 text-sm">
        <Link
          to={form}
          prefetch="intent"
          className="wrap-anywhere line-clamp-2 rounded-sm font-semibold text-brand-strong hover:underline"
        >
          {name}
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
          {adminNeedsWords.products(products)}
          <Badge tone={isActive ? 'delivered' : 'neutral'}>
            {isActive ? adminNeedsWords.active : adminNeedsWords.inactive}
          </Badge>
        </p>
      </div>
      <div className="flex max-sm:flex-col">
        <EditLink to={form} prefetch="intent" aria-label={adminNeedsWords.editNamed(name)} />
        <DeleteButton aria-label={adminNeedsWords.deleteNamed(name)} onClick={onDelete} />
      </div>
    </>
  );
}

type DeleteProps = { need: Need; onDeleted: () => Promise<void>; onClose: () => void };

function DeleteNeed({ need: { _id, name }, onDeleted, onClose }: DeleteProps) {
  const { title, question, confirm, failed, done } = adminNeedsWords.deletion;
  return (
    <DeleteDialog
      {...{ question, confirm, done, onDeleted, onClose }}
      title={title(name)}
      remove={() => call('DELETE /needs/:id', { params: { id: _id } }, { failed })}
    />
  );
}
