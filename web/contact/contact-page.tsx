import type { ReactNode } from 'react';
import { publicPage } from '../cache-headers.ts';
import { pageMeta } from '../page-meta.ts';
import { contactWords } from '../words/contact-words.ts';

const words = contactWords;

export const headers = publicPage;

export function meta() {
  return pageMeta(words);
}

/** How and when to reach the shop (spec §2, contact). */
export default function ContactPage() {
  return (
    <div className="page-width max-w-4xl py-8 lg:py-12">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-3 text-ink-muted text-lg">{words.lead}</p>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        <Card title={words.information}>
          <ul className="space-y-4">
            <Fact icon="icon-[phone]" label={words.phone} value={words.comingSoon} />
            <Fact icon="icon-[map-pin]" label={words.address} value={words.comingSoon} />
          </ul>
        </Card>
        <Card title={words.hours}>
          <ul className="space-y-4">
            {words.schedule.map(({ days, time }) => (
              <Fact key={days} icon="icon-[clock]" label={days} value={time} />
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line p-6">
      <h2 className="mb-5 font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ icon, label, value }: { icon: string; label: string; value: string }) {
  return (
    <li className="flex items-center gap-4 text-sm">
      <span aria-hidden="true" className={`${icon} size-5 shrink-0 text-brand-strong`} />
      <span>
        <span className="block text-ink-muted">{label}</span>
        <span className="block font-semibold">{value}</span>
      </span>
    </li>
  );
}
