import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { SectionLinks } from '../list/section-links.tsx';

type Section = keyof typeof adminCouriersWords.tabs;

const addresses: Record<Section, string> = {
  parcels: '/admin/couriers/parcels',
  unmapped: '/admin/couriers/parcels/unmapped',
  payouts: '/admin/couriers/payouts',
  couriers: '/admin/couriers',
};

/** The parts of the back office about couriers, as tabs. */
export function CourierSections({ current }: { current: Section }) {
  return (
    <SectionLinks
      label={adminCouriersWords.sections}
      sections={adminCouriersWords.tabs}
      hrefOf={(name) => addresses[name]}
      current={current}
    />
  );
}
