import ClockIcon from 'icon:clock';
import MailIcon from 'icon:mail';
import MapPinIcon from 'icon:map-pin';
import PhoneIcon from 'icon:phone';
import type { ReactNode } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { Card } from '../../ui/card.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { contactWords } from '../../words/contact-words.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactForm } from './contact-form.tsx';

/** If the support address cannot be read, the page shows the form without it. */
const load: Load<Partial<ReplyFrom<'GET /contact'>>> = (call) => call('GET /contact', {}).catch(() => ({}));

export const headers = publicPage;
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta() {
  return pageMeta(contactWords);
}

/** How and when to reach the shop (requirements: Contact). */
export default function ContactPage({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-6xl py-8 lg:py-12">
      <h1 className="page-title">{contactWords.title}</h1>
      <p className="mt-3 max-w-2xl text-pretty text-ink-muted text-lg">{contactWords.lead}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <ContactForm />
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-1 lg:gap-8">
          <Card title={contactWords.information}>
            <ul className="space-y-4">
              {email && (
                <Fact icon={MailIcon} label={contactWords.email}>
                  <a
                    href={`mailto:${email}`}
                    className="-my-3 inline-block py-3 text-brand-strong hover:underline"
                  >
                    {email}
                  </a>
                </Fact>
              )}
              <Fact icon={PhoneIcon} label={contactWords.phone}>
                {contactWords.comingSoon}
              </Fact>
              <Fact icon={MapPinIcon} label={contactWords.address}>
                {contactWords.comingSoon}
              </Fact>
            </ul>
          </Card>
          <Card title={contactWords.hours}>
            <ul className="space-y-4">
              {contactWords.schedule.map(({ days, time }) => (
                <Fact key={days} icon={ClockIcon} label={days}>
                  {time}
                </Fact>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </div>
  );
}

type FactProps = { icon: Icon; label: string; children: ReactNode };

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <li className="flex items-center gap-4 text-sm">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon className="size-5" />
      </span>
      <span className="wrap-anywhere min-w-0">
        <span className="block text-ink-muted">{label}</span>
        <span className="block font-semibold">{children}</span>
      </span>
    </li>
  );
}
