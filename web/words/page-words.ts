/** Words of the error pages, and those that the legal pages share. */
export const pageWords = {
  notFound: {
    title: 'Page Not Found',
    text: 'The page you are looking for does not exist or has moved.',
    home: 'Back to Home',
    products: 'Browse Products',
  },
  legal: {
    updatedOn: (day: string) => `Last updated ${day}`,
    lastUpdated: 'Last updated August 3, 2025',
    back: 'Back',
    support: 'Support address:',
    or: 'or',
    contactPage: 'Contact page',
    seller: 'Seller',
  },
  error: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Please try again in a moment.',
    retry: 'Try Again',
  },
};

/** Words of the announcement above the pages (requirements: Announcement). */
export const announcementWords = {
  label: 'Announcement',
  close: 'Close the announcement',
};
