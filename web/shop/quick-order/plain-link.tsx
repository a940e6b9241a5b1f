import { localUrl } from '../../session/local-url.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { quickOrderWords as words } from '../../words/quick-order-words.ts';

/** Without JavaScript, the form is on a page of its own. */
export function PlainLink({ product }: { product: string }) {
  return (
    <a
      href={localUrl(`/buy/${product}`)}
      className={buttonStyles({ kind: 'secondary', size: 'large', wide: true })}
    >
      {words.open}
    </a>
  );
}
