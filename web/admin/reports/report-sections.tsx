import { adminReportsWords } from '../../words/admin-reports-words.ts';
import { SectionLinks } from '../list/section-links.tsx';

type Section = keyof typeof adminReportsWords.sections;

const addresses: Record<Section, string> = {
  sales: '/admin/reports',
  stock: '/admin/reports/stock',
  tva: '/admin/reports/tva',
};

/** The reports, as tabs. */
export function ReportSections({ current }: { current: Section }) {
  return (
    <SectionLinks
      label={adminReportsWords.title}
      sections={adminReportsWords.sections}
      hrefOf={(name) => addresses[name]}
      current={current}
    />
  );
}
