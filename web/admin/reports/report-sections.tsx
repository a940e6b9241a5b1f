import { adminReportsWords } from '../../words/admin-reports-words.ts';
import { SectionLinks } from '../list/section-links.tsx';

type Section = keyof typeof adminReportsWords.sections;

const addresses: Record<Section, string> = {
  sales: '/admin/reports',
  stock: '/admin/reports/stock',
  tva: '/admin/reports/tva',
  quickOrders: '/admin/reports/quick-orders',
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

/** What each figure of a report means. */
export function Definitions({ title, ...texts }: Record<string, string>) {
  return (
    <section className="mt-6 max-w-4xl text-ink-muted text-sm">
      <h2 className="font-semibold text-ink">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {Object.values(texts).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
