import type { TintName } from '../drawing/paint.ts';
import type { PictureSpec } from '../pictures/draw-picture.ts';

/** A description, or a description with subcategories by name. */
type Branch = string | { description: string; children: Record<string, string> };

export type MainCategory = {
  description: string;
  /** The picture of its tile: three packs in a room of this color. */
  tint: TintName;
  tile: [PictureSpec, PictureSpec, PictureSpec];
  children: Record<string, Branch>;
};

export type DemoCategory = {
  /** Stable across versions of the catalogue. */
  key: string;
  name: string;
  description: string;
  level: 1 | 2 | 3;
  parentKey: string | null;
  pictureKey: string;
};
