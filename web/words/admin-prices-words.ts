/** Words of the prices that a product has had. */
export const adminPricesWords = {
  title: 'Price History',
  lowest: (price: string, day: string) =>
    `Lowest price of the 30 days before a discount: ${price}, on ${day}. A discount should strike no higher one.`,
  since: (day: string) => `since ${day}`,
  plot: (prices: number, top: string) => `${prices} prices, the highest ${top}`,
};
