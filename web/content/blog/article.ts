/** An article as the build makes it from its Markdown (scripts/articles): plain data, of which a page makes elements. */
export type Article = {
  /** Its file's name, and the end of its address. */
  slug: string;
  title: string;
  description: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Name of a Lucide icon that tells articles apart at a glance. */
  icon: string;
  /** Reading time. */
  minutes: number;
  blocks: Block[];
};

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: Inline[] }
  | { kind: 'paragraph' | 'note'; text: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** A piece of a line. `to` is a path of the shop or an https address. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; text: Inline[] }
  | { kind: 'link'; to: string; text: Inline[] };
