import { catalogRefusals as ofCatalog } from '../../shared/refusals/refusals-of-catalog.ts';
import { courierRefusals as ofCouriers } from '../../shared/refusals/refusals-of-couriers.ts';

/** Refusals about couriers, parcels and calls. English shows the sentences of the API. */
export const courierRefusals: Record<keyof typeof ofCouriers, string> = ofCouriers;

/** The same to those who edit products, categories, needs and families. */
export const catalogRefusals: Record<keyof typeof ofCatalog, string> = ofCatalog;
