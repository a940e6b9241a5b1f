export function productUrl(productId: string) {
  return `/products/${productId}`;
}
