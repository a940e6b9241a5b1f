import { catalogRefusals as ofCatalog } from '../../shared/refusals/refusals-of-catalog.ts';
import { courierRefusals as ofCouriers } from '../../shared/refusals/refusals-of-couriers.ts';
import { settingsRefusals as ofSettings } from '../../shared/refusals/refusals-of-settings.ts';

/** Refusals about couriers, parcels and calls. English shows the sentences of the API. */
export const courierRefusals: Record<keyof typeof ofCouriers, string> = ofCouriers;

/** The same to those who edit products, categories, needs and families. */
export const catalogRefusals: Record<keyof typeof ofCatalog, string> = ofCatalog;

/** Refusals about the settings of the shop. */
export const settingsRefusals: Record<keyof typeof ofSettings, string> = ofSettings;
