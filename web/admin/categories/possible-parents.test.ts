import { expect, test } from 'vitest';
import { nestCategories } from '../products/nested-categories.tsx';
import { possibleParents } from './possible-parents.ts';

/** main › child › leaf, and other › twig */
const parents = { main: null, child: 'main', leaf: 'child', other: null, twig: 'other', empty: null };
const tree = nestCategories(
  Object.entries(parents).map(([_id, parent]) => ({
    _id,
    name: _id,
    description: '',
    imageUrl: '',
    isActive: true,
    ...(parent && { parentCategory: parent }),
  })),
);
const names = (id: string | null) => possibleParents(tree, id).map(({ category }) => category._id);

test.each([
  [null, ['main', 'child', 'other', 'twig', 'empty']],
  ['empty', ['main', 'child', 'other', 'twig']],
  ['leaf', ['main', 'child', 'other', 'twig', 'empty']],
  ['twig', ['main', 'child', 'other', 'empty']],
  ['child', ['main', 'other', 'empty']],
  ['other', ['main', 'empty']],
  ['main', []],
])('%s may stand below %j', (id, possible) => {
  expect(names(id)).toEqual(possible);
});
