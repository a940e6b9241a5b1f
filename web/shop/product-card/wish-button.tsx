import { wishesEntry } from '../../session/local-entries.ts';
import { showToast } from '../../ui/toast.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { uiWords } from '../../words/ui-words.ts';

type Props = { product: { _id: string; name: string }; className: string };

/** Keeps a product on the wish list, or takes it off. What the press does is loaded with it. */
export function WishButton({ product: { _id, name }, className }: Props) {
  return (
    <button
      type="button"
      aria-label={catalogWords.card.wish(name)}
      aria-pressed={wishesEntry.use().includes(_id)}
      className={className}
      onClick={() =>
        import('./toggle-wish.ts').then(
          ({ toggleWish }) => toggleWish(_id),
          () => showToast({ kind: 'error', text: uiWords.unreachable }),
        )
      }
    />
  );
}
