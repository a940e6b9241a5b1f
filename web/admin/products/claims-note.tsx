import { Alert } from '../../ui/alert.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';

/** Names the words of a supplement's texts that claim to heal, if there are any. */
export function ClaimsNote({ claims }: { claims: string[] }) {
  if (claims.length === 0) return null;
  return <Alert kind="warning">{adminProductsWords.form.claims.text(claims)}</Alert>;
}
