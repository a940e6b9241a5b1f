import type { Page } from '@playwright/test';
import type { Exhibits } from './furnish-shop.ts';

export const visitors = ['guest', 'user', 'admin'] as const;

export type Visitor = (typeof visitors)[number];

/** A page or state that the gallery photographs at each width. */
export type Scene = {
  /** Also the name of the file. */
  name: string;
  as: Visitor;
  path: (exhibits: Exhibits) => string;
  /** Runs before the page opens, for example to make a call fail. */
  before?: (page: Page) => Promise<unknown>;
  /** The actions of the visitor on the page. */
  act?: (page: Page) => Promise<unknown>;
  /** Additional local entries. */
  entries?: Record<string, unknown>;
  /** True to take a picture of the window only, for elements fixed to it. */
  window?: boolean;
  /** Widths at which the scene does not exist, such as the mobile menu on a wide screen. */
  not?: readonly number[];
};
