/** What a page refuses before it calls the server, or because of what the server has answered. Its message is shown. */
export class PageRefusal extends Error {}
