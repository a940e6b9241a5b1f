import CopyIcon from 'icon:copy';
import ExternalLinkIcon from 'icon:external-link';
import { useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { copyText } from '../../ui/forms/copy-text.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { productLinkWords as words } from '../../words/admin-product-cards-words.ts';

/** Names that reports already have in most shops, so that one source does not get two. */
const usualSources = ['facebook', 'instagram', 'tiktok', 'whatsapp', 'google'];

type Props = {
  product: ProductDetail;
  /** Whether the quick order has a page of its own. */
  hasQuickOrder: boolean;
};

/** The page of a stored product in the shop, and a link to its quick order for advertisements. */
export function ProductLinks({ product: { _id, state }, hasQuickOrder }: Props) {
  if (state) {
    return (
      <Card title={words.title}>
        <p className="text-ink-muted text-sm">{words.draft}</p>
      </Card>
    );
  }
  return (
    <Card title={words.title}>
      <ButtonLink kind="secondary" to={`/products/${_id}`}>
        <ExternalLinkIcon className="size-4.5" />
        {words.view}
      </ButtonLink>
      {hasQuickOrder && <AdLink id={_id} />}
    </Card>
  );
}

function AdLink({ id }: { id: string }) {
  const [source, setSource] = useState('facebook');
  const query = source.trim() === '' ? '' : `?${new URLSearchParams({ utm_source: source.trim() })}`;
  const link = `${location.origin}/buy/${id}${query}`;

  async function copy() {
    if (await copyText(link)) showToast({ kind: 'success', text: words.copied });
    else showToast({ kind: 'error', text: words.notCopied });
  }

  return (
    <div className="mt-5 grid gap-5 border-line border-t pt-5 md:grid-cols-[16rem_minmax(0,1fr)_auto]">
      <TextField
        label={words.source}
        hint={words.sourceHint}
        required
        list="sources-of-links"
        maxLength={100}
        autoComplete="off"
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      <datalist id="sources-of-links">
        {usualSources.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={words.link}
        hint={words.linkHint}
        required
        readOnly
        dir="ltr"
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="md:pt-6.5">
        <Button kind="secondary" onClick={() => void copy()}>
          <CopyIcon className="size-4.5" />
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
