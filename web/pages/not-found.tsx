import searchXIcon from 'icon:search-x';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageWords } from '../words/page-words.ts';

const words = pageWords.notFound;

/** What is asked for does not exist; `title` names it where it is not the page itself. */
export function NotFound({ title = words.title }: { title?: string }) {
  return (
    <EmptyState icon={searchXIcon} level={1} title={title} text={words.text}>
      <ButtonLink to="/products">{words.products}</ButtonLink>
      <ButtonLink to="/" kind="secondary">
        {words.home}
      </ButtonLink>
    </EmptyState>
  );
}
