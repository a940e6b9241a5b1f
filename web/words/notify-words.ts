/** Words of the alerts for sold-out products (requirements: Back in stock). */
export const notifyWords = {
  notFound: 'Product not found',
  errorTitle: 'Error Loading Product',
  tryAgain: 'Try Again',
  toProducts: 'View All Products',
  seeProduct: 'See the Product',
  back: { title: 'Already Back in Stock', lead: (name: string) => `“${name}” is in stock again.` },
  ask: {
    title: 'Notify Me',
    description: (shop: string) =>
      `Leave an email address or a phone number, and ${shop} tells you when the product is back.`,
    lead: 'This product is sold out. We will tell you once when it is back in stock.',
    back: 'Back to the Product',
    by: 'How should we tell you?',
    byEmail: 'By Email',
    byPhone: 'By Phone',
    email: 'Email Address',
    emailHint: 'We use it for this product only.',
    phone: 'Phone',
    phoneHint: 'We call you once, about this product only.',
    submit: 'Notify Me',
    busy: 'Sending...',
    failed: 'Something went wrong. Please try again.',
    mailed: {
      title: 'Check Your Email',
      lead: 'Please confirm with the link that we have sent to',
      hint: 'If you have already confirmed, there is nothing more to do. If no email arrives, check your spam folder.',
    },
    called: {
      title: 'We Will Call You',
      lead: (name: string) => `When “${name}” is back in stock, we will call`,
    },
  },
  confirm: {
    title: 'Confirm Your Alert',
    description: (shop: string) => `Confirm that ${shop} may tell you when the product is back.`,
    lead: 'We will write to you once, when the product is back in stock.',
    submit: 'Confirm',
    busy: 'Confirming...',
    failed: 'Something went wrong. Please try again.',
    done: {
      title: 'Alert Confirmed',
      lead: (name: string) => `We will write to you when “${name}” is back in stock.`,
    },
  },
  stop: {
    title: 'Stop Your Alert',
    description: (shop: string) => `Stop the alert for a product of ${shop}.`,
    lead: 'We will not write to you when the product is back in stock.',
    submit: 'Stop the Alert',
    busy: 'Stopping...',
    failed: 'Something went wrong. Please try again.',
    done: {
      title: 'Alert Stopped',
      lead: 'We will not write to you about this product. You can ask us again on its page.',
    },
  },
};
