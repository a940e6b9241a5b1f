import TrashIcon from 'icon:trash';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DemoContents } from '../../../shared/demo.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { demoWords as words } from '../../words/admin-import-words.ts';

/** Removes the demo of a shop that has one, after showing what goes and what stays. */
export function DemoCard({ demo }: { demo: DemoContents }) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  if (demo.products + demo.orders === 0) return null;
  return (
    <div className="mt-5">
      <Card title={words.title}>
        <p className="mb-5 max-w-3xl text-ink-muted text-sm">{words.text}</p>
        <Button kind="danger" onClick={() => setAsking(true)}>
          <TrashIcon className="size-4.5" />
          {words.remove}
        </Button>
      </Card>
      {isAsking && (
        <ConfirmDialog
          title={words.question}
          text={words.explanation}
          confirm={words.remove}
          kind="destructive"
          onConfirm={async () => {
            await call('DELETE /demo', {}, { failed: words.failed });
            showToast({ kind: 'success', text: words.done });
            await revalidate();
          }}
          onClose={() => setAsking(false)}
        >
          <Lines
            lines={[
              words.goes.products(demo.products),
              words.goes.categories,
              demo.orders > 0 && words.goes.orders(demo.orders),
              demo.orders > 0 && words.goes.samples,
            ]}
          />
          {demo.kept + demo.keptOrders > 0 && (
            <>
              <p className="mt-4 font-medium text-sm">{words.staysTitle}</p>
              <Lines
                lines={[
                  demo.kept > 0 && words.stays.products(demo.kept),
                  demo.keptOrders > 0 && words.stays.orders(demo.keptOrders),
                ]}
              />
            </>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: (string | false)[] }) {
  return (
    <ul className="mt-3 list-disc space-y-1 ps-5 text-sm">
      {lines.map((line) => line && <li key={line}>{line}</li>)}
    </ul>
  );
}
