import { maxReasonLength } from '../../../shared/orders/corrections.ts';
import { useMay } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { adminCorrectionWords as words } from '../../words/admin-correction-words.ts';
import { Fields } from '../kit/fields.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { isGranted } from './order-corrections.ts';
import type { OrderEditForm } from './use-order-edit.ts';
import type { PhoneOrderForm } from './use-phone-order.ts';

/** What those who handle money may grant for an order (requirements: Corrections). */
export function CorrectionsCard({ form }: { form: OrderEditForm | PhoneOrderForm }) {
  const may = useMay();
  const { draft, quote, change } = form;
  const field = (name: 'discount' | 'reason') => {
    const control = form.field(name);
    if (name !== 'discount') return control;
    return { ...control, error: control.error ?? quote?.discountProblem?.message };
  };
  if (!may('money')) {
    const refused = quote?.discountProblem?.message;
    return refused ? <Alert kind="warning">{refused}</Alert> : null;
  }
  return (
    <Card title={words.title}>
      <p className="mb-4 text-ink-muted text-sm">{words.lead}</p>
      <Fields
        form={{ field }}
        labels={words}
        layout="pairs"
        fields={[
          { name: 'discount', inputMode: 'decimal', maxLength: 20, autoComplete: 'off' },
          {
            ...{ name: 'reason', hint: words.reasonHint, maxLength: maxReasonLength },
            ...{ autoComplete: 'off', need: 'correction', required: isGranted(draft) },
          },
        ]}
      />
      <TickBox
        name="freeDelivery"
        text={words.freeDelivery}
        isOn={draft.freeDelivery}
        onChange={(freeDelivery) => change({ freeDelivery })}
      />
    </Card>
  );
}
