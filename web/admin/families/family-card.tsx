import CopyPlusIcon from 'icon:copy-plus';
import TablePropertiesIcon from 'icon:table-properties';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import type { Family } from '../../../shared/catalog/product-families.ts';
import { call, inPageLanguage } from '../../call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminVariantsWords } from '../../words/admin-product-cards-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { FamilyEditor } from './family-editor.tsx';
import { FamilyFinder } from './family-finder.tsx';
import { VariantsEditor } from './variants-editor.tsx';

const words = adminProductsWords.family;

type Props = {
  product: ProductDetail;
  /** The product's family; null if it is in none. */
  family: Family | null;
  /** Whether the family has changes that are not saved. */
  isChanged: boolean;
  onChange: (isChanged: boolean) => void;
};

/** The family of a stored product: make, join, extend, change, leave and dissolve it (requirements: Product form). */
export function FamilyCard({ product, family, isChanged, onChange }: Props) {
  const { revalidate } = useRevalidator();
  /** The family that the administrator is joining; null while making a new one, undefined otherwise. */
  const [begun, setBegun] = useState<Family | null>();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const saved = async () => {
    await revalidate();
    setBegun(undefined);
  };
  function stopAdding() {
    flushSync(() => setAdding(false));
    addButton.current?.focus();
  }
  const edited = family ?? begun;
  if (isAdding) {
    return (
      <Card title={words.title}>
        <VariantsEditor
          {...{ product, onChange }}
          onCancel={stopAdding}
          onSaved={async () => {
            await revalidate();
            stopAdding();
          }}
        />
      </Card>
    );
  }
  return (
    <Card title={words.title}>
      {edited === undefined ? (
        <NoFamily onMake={() => setBegun(null)} onJoin={setBegun} />
      ) : (
        <FamilyEditor
          key={`${edited?._id} ${edited?.version}`}
          {...{ product, onChange }}
          family={edited}
          onSaved={saved}
          {...(!family && { onCancel: () => setBegun(undefined) })}
        />
      )}
      {(family || edited === undefined) && (
        <div className="mt-5 flex flex-wrap gap-3 border-line border-t pt-5">
          {!product.parts && (
            <AddButton ref={addButton} isChanged={isChanged} onAdd={() => setAdding(true)} />
          )}
          <ButtonLink kind="secondary" to={`/admin/products/new?copy=${product._id}`}>
            <CopyPlusIcon className="size-4.5" />
            {words.duplicate}
          </ButtonLink>
          {family && <LeaveButtons product={product} family={family} onLeft={saved} />}
        </div>
      )}
    </Card>
  );
}

type AddProps = { ref: Ref<HTMLButtonElement>; isChanged: boolean; onAdd: () => void };

/** Opens the table of new members in place of the family. If the family has unsaved changes, it asks first. */
function AddButton({ ref, isChanged, onAdd }: AddProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button ref={ref} kind="secondary" onClick={() => (isChanged ? setAsking(true) : onAdd())}>
        <TablePropertiesIcon className="size-4.5" />
        {adminVariantsWords.add}
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...adminProductsWords.unsaved}
          kind="destructive"
          onConfirm={async () => onAdd()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type NoFamilyProps = { onMake: () => void; onJoin: (family: Family) => void };

function NoFamily({ onMake, onJoin }: NoFamilyProps) {
  const [isJoining, setJoining] = useState(false);
  async function join(id: string) {
    try {
      onJoin(
        await call('GET /families/:id', { params: { id }, query: inPageLanguage }, { failed: words.notRead }),
      );
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error) });
    }
  }
  return (
    <div className="space-y-4">
      <p className="text-ink-muted text-sm">{words.none}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onMake}>
          {words.make}
        </Button>
        <Button kind="secondary" aria-expanded={isJoining} onClick={() => setJoining(!isJoining)}>
          {words.join}
        </Button>
      </div>
      {isJoining && <FamilyFinder onJoin={join} />}
    </div>
  );
}

type LeaveProps = { product: ProductDetail; family: Family; onLeft: () => unknown };

/** Leaving a family of two would dissolve it, so only the button for dissolving is then shown. */
function LeaveButtons({ product, family, onLeft }: LeaveProps) {
  const [isAsking, setAsking] = useState(false);
  const { _id: id, name, version, optionName, members } = family;
  async function leave() {
    const others = members.filter(({ _id }) => _id !== product._id);
    const body = { name, version, optionName, members: others.map(({ _id, label }) => ({ _id, label })) };
    try {
      await call('PUT /families/:id', { params: { id }, body }, { failed: words.failed });
      showToast({ kind: 'success', text: words.left });
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error) });
    }
    await onLeft();
  }
  async function dissolve() {
    await call('DELETE /families/:id', { params: { id } }, { failed: words.failed });
    showToast({ kind: 'success', text: words.dissolved });
    void onLeft();
  }
  return (
    <>
      {members.length > 2 && (
        <Button kind="secondary" onClick={leave}>
          {words.leave}
        </Button>
      )}
      <Button kind="danger" onClick={() => setAsking(true)}>
        {words.dissolve}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.dissolve}
          text={words.dissolveQuestion(name)}
          confirm={words.dissolve}
          kind="destructive"
          onConfirm={dissolve}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
