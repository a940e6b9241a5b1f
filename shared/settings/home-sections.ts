import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';

/** The parts of the home page whose order and presence can be chosen, in their usual order. */
export const homeSections = ['featured', 'categories', 'offers', 'needs', 'arrivals'] as const;

export type HomeSection = (typeof homeSections)[number];

export const sections = z._default(
  z.array(z.enum(homeSections, messageOf('home-part-unknown')), messageOf('parts-not-a-list')).check(
    z.maxLength(homeSections.length, messageOf('part-twice')),
    z.refine((names) => new Set(names).size === names.length, messageOf('part-twice')),
  ),
  [...homeSections],
);
