/** A refusal by the page itself, before a call or because of its answer. Its message is shown. */
export class PageRefusal extends Error {}
