type Seller = { name: string; address: string; nif: string };

/** Whether the settings have what the law wants on an invoice (requirements: Lawful invoices). */
export function isSellerKnown({ name, address, nif }: Seller) {
  return name !== '' && address !== '' && nif !== '';
}

type Paper = { invoice: object | null | undefined; settings: { seller: Seller } | undefined };

/** Whether the paper of an order is no invoice: a shop that makes lawful ones has no other paper of that name. */
export function isOrderForm({ invoice, settings }: Paper) {
  return !invoice && settings !== undefined && isSellerKnown(settings.seller);
}
