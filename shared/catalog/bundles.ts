import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import { optionalName } from '../values/text.ts';

/** The most parts of one bundle. */
const maxParts = 20;

const unitsMessage = messageOf('bundle-units-not-within', { max: 99 });

/** The directions for a part in each language; '' is nothing. */
export const partUses = z.object({
  en: optionalName(200),
  fr: optionalName(200),
  ar: optionalName(200),
});

export type PartUses = z.output<typeof partUses>;

const part = z.object(
  {
    product: z.string(messageOf('product-not-found')),
    /** In one bundle. */
    units: z.int(unitsMessage).check(z.minimum(1, unitsMessage), z.maximum(99, unitsMessage)),
    /** Of a product that is sold in sizes. */
    size: z._default(z.nullable(z.string(messageOf('size-needs-name'))), null),
    uses: z._default(partUses, { en: '', fr: '', ar: '' }),
  },
  messageOf('bundle-parts-not-a-list'),
);

/** The parts of a bundle in their order of use; none makes an ordinary product of it (requirements: Bundles). */
export const partsBody = z
  .array(part, messageOf('bundle-parts-not-a-list'))
  .check(z.maxLength(maxParts, messageOf('bundle-too-large', { max: maxParts })));

export type PartsBody = z.output<typeof partsBody>;
