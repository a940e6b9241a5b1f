import HeartHandshakeIcon from 'icon:heart-handshake';
import PlusIcon from 'icon:plus';
import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Need } from '../../../shared/catalog/needs.ts';
import { call, inPageLanguage } from '../../call.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminNeedsWords as words } from '../../words/admin-needs-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute, wholeList } from '../kit/list-route.ts';
import { SmallPicture } from '../list/chosen-products.tsx';
import { OrderedRows } from '../list/ordered-rows.tsx';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';
import type { Route } from './+types/admin-needs-page.ts';

const needList = wholeList('/admin/needs');

export const { meta, clientLoader, handle } = listRoute({
  list: needList,
  words,
  read: (call) => call('GET /needs', { query: inPageLanguage }),
});

/** All needs in their order (requirements: Admin needs). */
export default function AdminNeedsPage({ loaderData }: Route.ComponentProps) {
  const { needs, order } = useOrder(loaderData.found ?? none, useRevalidator().revalidate);
  return (
    <ListPage
      list={needList}
      loaded={loaderData}
      words={words}
      actions={
        <ButtonLink to="/admin/needs/new">
          <PlusIcon className="size-4.5" />
          {words.add}
        </ButtonLink>
      }
      rowsOf={() => needs}
      empty={{
        icon: HeartHandshakeIcon,
        words: { title: words.empty.title, none: words.empty.text },
        action: <ButtonLink to="/admin/needs/new">{words.empty.add}</ButtonLink>,
      }}
      deletion={{
        words: words.deletion,
        nameOf: ({ name }) => name,
        remove: ({ _id }, options) => call('DELETE /needs/:id', { params: { id: _id } }, options),
      }}
    >
      {(rows, { askToDelete }) => (
        <>
          <p className="mb-4 text-ink-muted text-sm">{words.lead}</p>
          <OrderedRows items={rows} label={words.title} onOrder={order}>
            {(need) => <NeedRow need={need} onDelete={() => askToDelete(need)} />}
          </OrderedRows>
        </>
      )}
    </ListPage>
  );
}

const none: Need[] = [];

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
      .then(() => call('PUT /needs/order', { body }, { failed: words.orderFailed }))
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
          {words.products(products)}
          <Badge tone={isActive ? 'delivered' : 'neutral'}>{isActive ? words.active : words.inactive}</Badge>
        </p>
      </div>
      <div className="flex max-sm:flex-col">
        <EditLink to={form} prefetch="intent" aria-label={words.editNamed(name)} />
        <DeleteButton aria-label={words.deleteNamed(name)} onClick={onDelete} />
      </div>
    </>
  );
}
