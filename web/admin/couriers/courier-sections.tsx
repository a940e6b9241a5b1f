import { accessOf } from '../../../shared/roles.ts';
import { useMay } from '../../session/use-may.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { SectionLinks } from '../list/section-links.tsx';

type Section = keyof typeof adminCouriersWords.tabs;

const addresses: Record<Section, string> = {
  parcels: '/admin/couriers/parcels',
  unmapped: '/admin/couriers/parcels/unmapped',
  payouts: '/admin/couriers/payouts',
  couriers: '/admin/couriers',
};

/** The parts of the back office about couriers that this person may open, as tabs. */
export function CourierSections({ current }: { current: Section }) {
  const may = useMay();
  const open = Object.entries(adminCouriersWords.tabs).filter(([name]) =>
    may(accessOf(addresses[name as Section])),
  );
  return (
    <SectionLinks
      label={adminCouriersWords.sections}
      sections={Object.fromEntries(open) as Record<Section, string>}
      hrefOf={(name) => addresses[name]}
      current={current}
    />
  );
}
