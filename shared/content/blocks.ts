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
