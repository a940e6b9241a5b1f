import SearchXIcon from 'icon:search-x';
import { pageWords } from '../words/page-words.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const words = pageWords.notFound;

/** The message for something that does not exist. `title` names it if it is not the page itself. */
export function NotFound({ title = words.title }: { title?: string }) {
  return (
    <EmptyState icon={SearchXIcon} level={1} title={title} text={words.text}>
      <ButtonLink to="/products">{words.products}</ButtonLink>
      <ButtonLink to="/" kind="secondary">
        {words.home}
      </ButtonLink>
    </EmptyState>
  );
}
