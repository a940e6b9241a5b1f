type Seller = { name: string; address: string; nif: string };

/** Whether the settings have what the law wants on an invoice (requirements: Lawful invoices). */
export function isSellerKnown({ name, address, nif }: Seller) {
  return name !== '' && address !== '' && nif !== '';
}
