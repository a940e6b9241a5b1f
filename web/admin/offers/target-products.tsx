import { useEffect, useState } from 'react';
import { call, inPageLanguage } from '../../call.ts';
import { RemoveButton } from '../../ui/forms/remove-button.tsx';
import { priceCutWords } from '../../words/price-cut-words.ts';
import { FoundProduct, SmallPicture } from '../list/chosen-products.tsx';
import { Finder } from '../list/finder.tsx';
import { searchProducts } from '../list/product-finder.ts';

const words = priceCutWords.targets;

/** The products that the page names; the others are only counted. */
const shownProducts = 50;
type Named = { name: string; imageUrl: string };

type Props = { chosen: string[]; onChange: (chosen: string[]) => void };

/** The products that an offer names, to which others are added by a search. */
export function TargetProducts({ chosen, onChange }: Props) {
  const shown = chosen.slice(0, shownProducts);
  const { names, remember } = useNames(shown);
  return (
    <div>
      <p className="font-medium text-sm">{words.products(chosen.length)}</p>
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {shown.map((id) => {
          const { name = id, imageUrl = '' } = names.get(id) ?? {};
          return (
            <li key={id} className="flex items-center gap-3 py-1 text-sm">
              <SmallPicture imageUrl={imageUrl} />
              <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">
                <bdi>{name}</bdi>
              </span>
              <RemoveButton
                label={words.removeNamed(name)}
                onClick={() => onChange(chosen.filter((other) => other !== id))}
              />
            </li>
          );
        })}
      </ul>
      {chosen.length > shown.length && (
        <p className="mb-2 text-ink-muted text-sm">{words.more(chosen.length - shown.length)}</p>
      )}
      <div className="mt-3">
        <Finder
          label={words.addProduct}
          search={searchProducts}
          without={chosen}
          isOptional
          onChoose={(product) => {
            remember(product);
            onChange([...chosen, product._id]);
          }}
        >
          {(product) => <FoundProduct {...product} />}
        </Finder>
      </div>
    </div>
  );
}

/** The names of products by id. Those of a stored offer are read; a product that is gone keeps its id. */
function useNames(ids: string[]) {
  const [names, setNames] = useState<Map<string, Named>>(new Map());
  const remember = ({ _id, name, imageUrl }: Named & { _id: string }) =>
    setNames((last) => new Map(last).set(_id, { name, imageUrl }));
  const missing = ids.filter((id) => !names.has(id)).join(' ');
  useEffect(() => {
    for (const id of missing.split(' ').filter(Boolean)) {
      call('GET /products/:id', { params: { id }, query: inPageLanguage }).then(
        ({ name, imageUrl }) => setNames((last) => new Map(last).set(id, { name, imageUrl })),
        () => undefined,
      );
    }
  }, [missing]);
  return { names, remember };
}
