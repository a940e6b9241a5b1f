import SearchXIcon from 'icon:search-x';
import type { ReactNode } from 'react';
import { pageWords } from '../words/page-words.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const words = pageWords.notFound;

type Props = {
  /** Names what does not exist if it is not the page itself. */
  title?: string;
  /** The ways on. */
  children?: ReactNode;
};

/** The message for something that does not exist. */
export function NotFound({ title = words.title, children = <WaysToShop /> }: Props) {
  return (
    <EmptyState icon={SearchXIcon} level={1} title={title} text={words.text}>
      {children}
    </EmptyState>
  );
}

function WaysToShop() {
  return (
    <>
      <ButtonLink to="/products">{words.products}</ButtonLink>
      <ButtonLink to="/" kind="secondary">
        {words.home}
      </ButtonLink>
    </>
  );
}
