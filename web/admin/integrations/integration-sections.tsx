import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { SectionLinks } from '../list/section-links.tsx';

type Section = keyof typeof adminIntegrationsWords.tabs;

const addresses: Record<Section, string> = {
  webhooks: '/admin/integrations',
  keys: '/admin/integrations/keys',
};

/** The parts of the back office about other programs, as tabs. */
export function IntegrationSections({ current }: { current: Section }) {
  return (
    <SectionLinks
      label={adminIntegrationsWords.sections}
      sections={adminIntegrationsWords.tabs}
      hrefOf={(name) => addresses[name]}
      current={current}
    />
  );
}
