import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import { idPattern } from '../values/ids.ts';

export const quickOrderPlaces = ['off', 'links', 'categories', 'all'] as const;

const mostCategories = 200;

export const chosenCategories = z._default(
  z
    .array(z.string().check(z.regex(idPattern, messageOf('parts-not-a-list'))), messageOf('parts-not-a-list'))
    .check(
      z.maxLength(mostCategories, messageOf('too-many-categories', { max: mostCategories })),
      z.overwrite((ids) => [...new Set(ids)]),
    ),
  [],
);
