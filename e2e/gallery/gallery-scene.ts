import type { Page } from '@playwright/test';
import type { Exhibits } from './furnish-shop.ts';

export const visitors = ['guest', 'user', 'admin'] as const;

export type Visitor = (typeof visitors)[number];

/** Something to take a picture of at each width. */
export type Scene = {
  /** Also the name of its file. */
  name: string;
  as: Visitor;
  path: (exhibits: Exhibits) => string;
  /** What happens before the page opens, such as a call that is to fail. */
  before?: (page: Page) => Promise<unknown>;
  /** What the visitor does then. */
  act?: (page: Page) => Promise<unknown>;
  /** Local entries beside those of the visitor. */
  entries?: Record<string, unknown>;
  /** Only what the window shows: for what is fixed to it. */
  window?: boolean;
  /** Widths at which it does not exist, such as the phone's menu on a wide screen. */
  not?: readonly number[];
};
