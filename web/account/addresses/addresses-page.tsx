import MapPinIcon from 'icon:map-pin';
import PlusIcon from 'icon:plus';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { mostAddresses } from '../../../shared/access/accounts.ts';
import type { AddressBody, SavedAddress } from '../../../shared/accounts/profile.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { userEntry } from '../../session/local-entries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { addressWords as words } from '../../words/address-words.ts';
import type { Route } from './+types/addresses-page.ts';
import { AddressText, placeInShort } from './address-text.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

const load: Load<SavedAddress[]> = (call) => call('GET /auth/addresses', {});

export const clientLoader = privateLoader(load);

export function HydrateFallback() {
  return (
    <AddressesFrame>
      <p className="sr-only">{words.loading}</p>
      <Skeleton className="h-64" />
    </AddressesFrame>
  );
}

/** The list does not wait for the form. */
const AddressForm = latePart(async () => (await import('./address-form.tsx')).AddressForm);

const listUrl = '/profile/addresses';

/** The address book, or the form of the address that `?edit` names; `new` adds one (requirements: Address book). */
export default function AddressesPage({ loaderData: addresses }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const edited = search.get('edit');
  const saved = addresses.find(({ _id }) => _id === edited);
  const name = userEntry.use()?.name ?? '';

  function showList() {
    showToast({ kind: 'success', text: words.saved });
    void navigate(listUrl, { replace: true });
  }

  return (
    <AddressesFrame>
      {saved || edited === 'new' ? (
        <Suspense fallback={<Skeleton className="h-112" />}>
          <AddressForm
            key={edited}
            saved={saved}
            fullName={name}
            isFirst={addresses.length === 0}
            back={listUrl}
            onSaved={showList}
          />
        </Suspense>
      ) : (
        <AddressList addresses={addresses} />
      )}
    </AddressesFrame>
  );
}

function AddressesFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <div className="max-w-3xl">
        <BackLink to="/profile">{words.back}</BackLink>
        <h1 className="page-title">{words.title}</h1>
        <p className="mt-1 text-ink-muted">{words.lead}</p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

function AddressList({ addresses }: { addresses: SavedAddress[] }) {
  const [deleting, setDeleting] = useState<SavedAddress | null>(null);
  const { revalidate } = useRevalidator();
  if (addresses.length === 0) {
    return (
      <EmptyState icon={MapPinIcon} title={words.empty.title} text={words.empty.text}>
        <AddLink />
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={words.list} className="space-y-4">
        {addresses.map((address) => (
          <AddressCard key={address._id} address={address} onDelete={() => setDeleting(address)} />
        ))}
      </ul>
      <div className="mt-6">
        {addresses.length < mostAddresses ? (
          <AddLink />
        ) : (
          <p className="text-ink-muted text-sm">{words.full(mostAddresses)}</p>
        )}
      </div>
      {deleting && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText(placeInShort(deleting))}
          confirm={words.remove}
          kind="destructive"
          onConfirm={async () => {
            const input = { params: { id: deleting._id } };
            await call('DELETE /auth/addresses/:id', input, { failed: words.changeFailed });
            showToast({ kind: 'success', text: words.removed });
            await revalidate();
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function AddLink() {
  return (
    <ButtonLink to={`${listUrl}?edit=new`} preventScrollReset>
      <PlusIcon className="size-4.5" />
      {words.add}
    </ButtonLink>
  );
}

type CardProps = { address: SavedAddress; onDelete: () => void };

function AddressCard({ address, onDelete }: CardProps) {
  const { _id, isUsual } = address;
  const place = placeInShort(address);
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      {isUsual && (
        <p className="mb-2">
          <Badge tone="brand">{words.usual}</Badge>
        </p>
      )}
      <AddressText address={address} />
      {/* Aligns the buttons' texts, not their padding, with the edge. */}
      <div className="-mx-4 mt-3 -mb-2 flex flex-wrap">
        <ButtonLink
          to={`${listUrl}?edit=${_id}`}
          kind="plain"
          preventScrollReset
          aria-label={words.editNamed(place)}
        >
          {words.edit}
        </ButtonLink>
        {!isUsual && <UsualButton address={address} place={place} />}
        <Button kind="danger" aria-label={words.removeNamed(place)} onClick={onDelete}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function UsualButton({ address, place }: { address: SavedAddress; place: string }) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function makeUsual() {
    const { _id, ...parts } = address;
    const body = { ...parts, isUsual: true } as AddressBody;
    setBusy(true);
    try {
      await call('PUT /auth/addresses/:id', { params: { id: _id }, body }, { failed: words.changeFailed });
      showToast({ kind: 'success', text: words.madeUsual });
      await revalidate();
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error) });
    }
    setBusy(false);
  }

  return (
    <Button
      kind="plain"
      busy={isBusy}
      aria-label={words.makeUsualNamed(place)}
      onClick={() => void makeUsual()}
    >
      {words.makeUsual}
    </Button>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure
      error={error}
      title={words.errorTitle}
      failed={words.failed}
      tryAgain={words.tryAgain}
      back={{ to: '/profile', text: words.back }}
    />
  );
}
