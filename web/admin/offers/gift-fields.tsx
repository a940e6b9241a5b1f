import { type ComponentProps, useEffect, useState } from 'react';
import type { ListedProduct } from '../../../shared/catalog/catalog.ts';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import { call, inPageLanguage } from '../../call.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { Fields } from '../kit/fields.tsx';
import { Finder } from '../list/finder.tsx';
import { searchProductsForSale } from '../list/product-finder.ts';
import type { OfferDraft } from './offer-draft.ts';

const words = adminOffersWords.form;

type GiftDraft = Pick<OfferDraft, 'giftProduct' | 'giftSize'>;

type Props = {
  form: {
    draft: GiftDraft;
    change: (part: Partial<GiftDraft>) => void;
    errors: Record<string, string | undefined>;
    field: ComponentProps<typeof Fields<'giftSize' | 'giftUnits'>>['form']['field'];
  };
};

type Product = Pick<ListedProduct, '_id' | 'name' | 'sizes' | 'category'>;

/** The gift, and the units of the offer's products that earn it. The sum is among the conditions. */
export function GiftFields({ form }: Props) {
  const { draft, change, errors, field } = form;
  const product = useProduct(draft.giftProduct);
  const sizes = product ? offeredSizes(product).map(({ size }) => size) : [];
  return (
    <div className="my-5 space-y-5">
      <div>
        <input type="hidden" name="giftProduct" />
        <p className="mb-2 text-sm">
          <span className="block font-medium">{words.fields.giftProduct}</span>
          <bdi className="font-semibold">{product?.name ?? words.noGift}</bdi>
        </p>
        {errors.giftProduct && <FieldError id="gift-error" text={errors.giftProduct} />}
        <Finder
          label={words.findGift}
          search={searchProductsForSale}
          without={[draft.giftProduct]}
          isSingle
          onChoose={({ _id }) => change({ giftProduct: _id, giftSize: '' })}
        >
          {({ name }) => <span className="wrap-anywhere">{name}</span>}
        </Finder>
      </div>
      {(sizes.length > 0 || errors.giftSize) && (
        <SelectField {...field('giftSize')} label={words.fields.giftSize} required>
          <option value="" />
          <Options of={sizes} text={(size) => size} />
        </SelectField>
      )}
      <Fields
        form={form}
        labels={words.fields}
        hints={words.hints}
        fields={[{ name: 'giftUnits', inputMode: 'numeric', autoComplete: 'off', need: 'oneOf' }]}
      />
    </div>
  );
}

/** The chosen product; null until it is known, or if there is none. */
function useProduct(id: string) {
  const [product, setProduct] = useState<Product | null>(null);
  useEffect(() => {
    setProduct(null);
    if (id === '') return;
    const controller = new AbortController();
    call('GET /products/:id', { params: { id }, query: inPageLanguage }, controller).then(
      (product) => controller.signal.aborted || setProduct(product),
      () => undefined,
    );
    return () => controller.abort();
  }, [id]);
  return product;
}
