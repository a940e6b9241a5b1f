import { publicPage } from '../cache-headers.ts';
import { pageMeta } from '../page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { aboutWords } from '../words/about-words.ts';

const words = aboutWords;

export const headers = publicPage;

export function meta() {
  return pageMeta(words);
}

export default function AboutPage() {
  return (
    <div className="page-width max-w-4xl py-8 lg:py-12">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-4 max-w-2xl text-balance font-medium text-brand-deep text-xl">{words.lead}</p>
      {words.story.map((text) => (
        <p key={text} className="mt-4 max-w-2xl text-pretty text-ink-muted leading-7">
          {text}
        </p>
      ))}
      <h2 className="mt-12 font-semibold text-xl">{words.valuesTitle}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {words.values.map(({ title, text }) => (
          <li key={title} className="rounded-card border border-line p-6">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1.5 text-ink-muted text-sm leading-6">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <ButtonLink to="/products" size="large">
          {words.toProducts}
        </ButtonLink>
      </div>
    </div>
  );
}
