import type { FastifyInstance } from 'fastify';

type Line = { productId: string; quantity: number; size?: string };

/** A guest's order as the checkout sends it, to Oran by default. */
export function anOrderBody(orderItems: Line[], address: Record<string, unknown> = {}) {
  return {
    orderItems,
    shippingAddress: {
      fullName: 'Amina Benali',
      street: '12 rue Didouche Mourad',
      city: 'Oran',
      Wilaya: 'Oran',
      postalCode: '31000',
      country: 'Algeria',
      phone: '0555123456',
      email: 'amina@example.com',
      ...address,
    },
    paymentMethod: 'Cash on Delivery',
  };
}

export function postOrder(app: FastifyInstance, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/orders', payload, headers });
}
