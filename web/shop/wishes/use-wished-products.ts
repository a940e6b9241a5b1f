import { useEffect, useState } from 'react';
import { call, inPageLanguage } from '../../call.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { type CardProduct, toCardProduct } from '../product-card/card-product.ts';

/** The most ids of one call. */
const mostAtOnce = 24;

type Wished = {
  /** The products that the shop sells, by their ids; undefined while they are read. */
  products: Map<string, CardProduct> | undefined;
  problem: string | null;
  retry: () => void;
};

/** Reads the products with these ids. Those that are known already are not read again. */
export function useWishedProducts(ids: string[]): Wished {
  const [known, setKnown] = useState<{ asked: string[]; found: Map<string, CardProduct> } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const missing = ids.filter((id) => !known?.asked.includes(id)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a failure.
  useEffect(() => {
    if (missing === '') return;
    const reading = new AbortController();
    setProblem(null);
    readProducts(missing.split(','), reading.signal).then(
      (read) =>
        setKnown((before) => ({
          asked: [...(before?.asked ?? []), ...missing.split(',')],
          found: new Map([...(before?.found ?? []), ...read]),
        })),
      (error) => reading.signal.aborted || setProblem(refusalText(error)),
    );
    return () => reading.abort();
  }, [missing, attempt]);
  return { products: known?.found, problem, retry: () => setAttempt(attempt + 1) };
}

async function readProducts(ids: string[], signal: AbortSignal) {
  const parts = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );
  const lists = await Promise.all(
    parts.map((part) =>
      call(
        'GET /products',
        { query: { ids: part.join(), limit: mostAtOnce, ...inPageLanguage } },
        { signal },
      ),
    ),
  );
  return lists.flatMap(({ products }) =>
    products.map((product) => [product._id, toCardProduct(product)] as const),
  );
}
