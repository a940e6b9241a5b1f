import { type ComponentType, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { quickOrderWords as words } from '../../words/quick-order-words.ts';
import { useVisit } from './count-visit.ts';
import { PlainLink } from './plain-link.tsx';
import type { QuickOrderProps } from './quick-order-form.tsx';

type Form = ComponentType<QuickOrderProps>;

/** The quick order on a product page: a button that loads the form and shows it in its place. */
export function QuickOrder(props: QuickOrderProps) {
  const [Form, setForm] = useState<Form | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  useVisit(props.product._id);

  function open() {
    setState('loading');
    import('./quick-order-form.tsx').then(
      ({ QuickOrderForm }) => setForm(() => QuickOrderForm),
      () => setState('failed'),
    );
  }

  if (Form) return <Form {...props} takesFocus />;
  return (
    <div className="-mt-3 grid gap-3">
      <noscript className="contents">
        {import.meta.env.SSR && <PlainLink product={props.product._id} />}
      </noscript>
      <Button kind="secondary" size="large" wide busy={state === 'loading'} onClick={open}>
        {words.open}
      </Button>
      {state === 'failed' && <Alert>{words.openFailed}</Alert>}
    </div>
  );
}
