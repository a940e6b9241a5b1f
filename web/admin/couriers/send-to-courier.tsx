import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedCourier } from '../../../shared/couriers/couriers.ts';
import type { SentParcels } from '../../../shared/couriers/parcels.ts';
import { call } from '../../call.ts';
import { withReasons } from '../../session/translated.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { parcelsUrl } from './parcel-filters.ts';
import { sheetPath } from './sheets.tsx';

const { send: words, sheets } = adminCouriersWords;

type Props = {
  ids: string[];
  /** Called with the orders that got no parcel, and the reason of each. */
  onSent: (refused: SentParcels['refused']) => void;
};

/** Gives the chosen orders to a courier. Nothing is shown until a courier exists. */
export function SendToCourier({ ids, onSent }: Props) {
  const [couriers, setCouriers] = useState<ListedCourier[]>([]);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ListedCourier | null>(null);

  useEffect(() => {
    void call('GET /couriers', {})
      .then((found) => setCouriers(found.filter(({ isActive }) => isActive)))
      .catch(() => undefined);
  }, []);

  async function send(courier: ListedCourier) {
    const { made, refused, batch } = await call('POST /parcels', {
      body: { courierId: courier._id, orderIds: ids },
    });
    if (batch) {
      const text = words.done(made.length, courier.name);
      showToast({ kind: 'success', text, actions: [nextStep(courier, batch)] });
    }
    onSent(await withReasons(refused));
  }

  /** The file for the courier, or its parcels, whose labels come as soon as it has made them. */
  function nextStep({ _id, kind }: ListedCourier, batch: string) {
    if (kind === 'sheet') {
      return { label: sheets.download, run: () => location.assign(sheetPath(batch)) };
    }
    return { label: words.openParcels, run: () => void navigate(parcelsUrl({ courier: _id })) };
  }

  if (couriers.length === 0) return null;
  return (
    <>
      <select
        aria-label={words.label}
        value=""
        onChange={({ target }) => setChosen(couriers.find(({ _id }) => _id === target.value) ?? null)}
        className="min-h-11 max-w-60 cursor-pointer rounded-control border border-control bg-surface px-3 font-semibold"
      >
        <option value="" disabled hidden>
          {words.label}
        </option>
        {couriers.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      {chosen && (
        <ConfirmDialog
          title={words.ask(ids.length, chosen.name)}
          text={words.text}
          confirm={words.confirm}
          onConfirm={() => send(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
