/** An article as the build makes it from its Markdown (scripts/articles): plain data, of which a page makes elements. */
export type Article = ArticleSummary & { blocks: Block[] };

/** What lists show of an article. */
export type ArticleSummary = {
  /** Its file's name, and the end of its address. */
  slug: string;
  title: string;
  description: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Class of a drawing that tells articles apart at a glance. */
  icon: string;
  /** Reading time. */
  minutes: number;
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
