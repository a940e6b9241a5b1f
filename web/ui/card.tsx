import type { ReactNode } from 'react';

/** A part of a page with a title and a border. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="mb-4 font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}
