/** Words of the frame around the administrators' pages. */
export const backOfficeWords = {
  navigation: 'Back office',
  dashboard: 'Dashboard',
  products: 'Products',
  categories: 'Categories',
  orders: 'Orders',
  users: 'Users',
  shop: 'View shop',
  columnSort: {
    label: 'Sort by',
    option: {
      asc: (column: string) => `${column}, ascending`,
      desc: (column: string) => `${column}, descending`,
    },
  },
};
