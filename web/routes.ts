import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the shop and of its back office (spec §2). */
export default [
  index('home/home-page.tsx'),
  route('products', 'listing/listing-page.tsx'),
  route('products/:id', 'product/product-page.tsx'),
  route('cart', 'cart/cart-page.tsx'),
  route('checkout', 'checkout/checkout-page.tsx'),
  route('profile', 'profile/profile-page.tsx'),
  route('myorders', 'my-orders/my-orders-page.tsx'),
  route('order/:id', 'my-orders/order-page.tsx'),
  route('order-confirmation/:id', 'orders/order-confirmation-page.tsx'),
  route('login', 'sign-in/login-page.tsx'),
  route('register', 'sign-in/register-page.tsx'),
  route('verify-code', 'sign-in/verify-code-page.tsx'),
  route('forgot-password', 'sign-in/forgot-password-page.tsx'),
  route('reset-password', 'sign-in/reset-password-page.tsx'),
  route('about', 'pages/about-page.tsx'),
  route('contact', 'contact/contact-page.tsx'),
  route('shipping', 'pages/shipping-page.tsx'),
  route('terms', 'pages/terms-page.tsx'),
  route('privacy', 'pages/privacy-page.tsx'),
  route('refund', 'pages/refund-page.tsx'),
  layout('back-office/back-office-layout.tsx', [
    route('admin', 'dashboard/dashboard-page.tsx'),
    route('admin/orders', 'order-list/orders-page.tsx'),
    route('admin/orders/:id', 'order-desk/order-desk-page.tsx'),
    route('admin/users', 'users/users-page.tsx'),
  ]),
  route('*', 'pages/not-found-page.tsx'),
] satisfies RouteConfig;
