import { Link } from 'react-router';
import { catalogWords } from '../../words/catalog-words.ts';

const words = catalogWords.homePage.callToAction;

/** The end of the page, and the way on. */
export function CallToAction() {
  return (
    <section className="page-width py-12 sm:py-16">
      <div className="flex flex-col items-start gap-6 rounded-card bg-brand-deep px-6 py-10 text-white sm:px-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-balance font-bold text-2xl tracking-tight sm:text-3xl">{words.heading}</h2>
          <p className="mt-2 max-w-xl text-pretty text-white/85">{words.text}</p>
        </div>
        <Link
          to="/products"
          prefetch="intent"
          className="button inline-flex min-h-13 items-center justify-center whitespace-nowrap rounded-control bg-white px-6 font-semibold text-brand-deep hover:bg-brand-soft focus-visible:outline-white"
        >
          {words.action}
        </Link>
      </div>
    </section>
  );
}
