/** Whose order it is: the token of a link, or the order of a signed-in buyer. */
export type Proof = { token: string } | { order: string };
