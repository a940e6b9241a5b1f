import ClockIcon from 'icon:clock';
import MailIcon from 'icon:mail';
import MapPinIcon from 'icon:map-pin';
import MessageCircleIcon from 'icon:message-circle';
import PhoneIcon from 'icon:phone';
import type { ReactNode } from 'react';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, readSettings, serverLoader } from '../../load.ts';
import { Card } from '../../ui/card.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { chatNumber } from '../../ui/seller/chat-number.ts';
import { PhoneLink, TextLines } from '../../ui/seller/seller-details.tsx';
import { contactWords } from '../../words/contact-words.ts';
import { colon } from '../../words/formats.ts';
import { layoutWords } from '../../words/layout-words.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactForm } from './contact-form.tsx';
import { describeContact } from './describe-contact.ts';

type Contact = { email?: string; shop?: PublicSettings['contact'] };

/** If the support address or the settings cannot be read, the page shows the form without them. */
const load: Load<Contact> = async (call) => {
  const [support, settings] = await Promise.all([
    call('GET /contact', {}).catch(() => ({})),
    readSettings(call),
  ]);
  return { ...support, ...(settings && { shop: settings.contact }) };
};

export const headers = publicPage;
export const loader = serverLoader(load, describeContact);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, contactWords);
}

/** How and when to reach the shop (requirements: Contact). */
export default function ContactPage({ loaderData: { email, shop } }: Route.ComponentProps) {
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
                <Fact icon={MailIcon} label={layoutWords.footer.email}>
                  <a href={`mailto:${email}`} className={linkStyles}>
                    {email}
                  </a>
                </Fact>
              )}
              <Fact icon={PhoneIcon} label={layoutWords.footer.phone}>
                {shop?.phone ? (
                  <PhoneLink phone={shop.phone} className={linkStyles} />
                ) : (
                  contactWords.comingSoon
                )}
              </Fact>
              {shop?.whatsapp && (
                <Fact icon={MessageCircleIcon} label={layoutWords.footer.whatsapp}>
                  <a href={shop.whatsapp} rel="noopener nofollow" dir="ltr" className={linkStyles}>
                    {chatNumber(shop.whatsapp)}
                  </a>
                </Fact>
              )}
              <Fact icon={MapPinIcon} label={contactWords.address}>
                {shop?.address ? <TextLines text={shop.address} /> : contactWords.comingSoon}
              </Fact>
            </ul>
          </Card>
          <Card title={contactWords.hours}>
            <ul className="space-y-4">
              {scheduleOf(shop?.hours).map(({ days, time }) => (
                <Fact key={days + time} icon={ClockIcon} label={days}>
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

const linkStyles = '-my-3 inline-block py-3 text-brand-strong hover:underline';

/** A row for each line of the shop's hours: "Saturday: 9:00 to 18:00". */
function scheduleOf(hours = '') {
  if (!hours) return contactWords.schedule;
  return hours.split('\n').map((line) => {
    const [days = '', ...time] = line.split(/\s*:\s+/);
    return time.length > 0 ? { days, time: time.join(colon) } : { days: '', time: line };
  });
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
