import { type Language, rootLanguage } from '../../../shared/values/languages.ts';

type Names = {
  staff: Record<'confirmer' | 'packer' | 'editor' | 'admin', string>;
  couriers: [string, string];
  /** Followed by the name of the wilaya. */
  point: string;
  seller: string;
  address: string;
  reasons: { returned: string; hidden: string };
};

const names: Record<Language, Names> = {
  en: {
    staff: {
      confirmer: 'Sample confirmer',
      packer: 'Sample packer',
      editor: 'Sample editor',
      admin: 'Sample manager',
    },
    couriers: ['Sample courier A', 'Sample courier B'],
    point: 'Sample pickup point',
    seller: 'Sample seller',
    address: 'Sample address, Algiers',
    reasons: { returned: 'Sample return', hidden: 'Sample of a hidden review' },
  },
  fr: {
    staff: {
      confirmer: 'Agent de confirmation exemple',
      packer: 'Préparateur exemple',
      editor: 'Rédacteur exemple',
      admin: 'Gérant exemple',
    },
    couriers: ['Transporteur exemple A', 'Transporteur exemple B'],
    point: 'Bureau exemple',
    seller: 'Vendeur exemple',
    address: 'Adresse exemple, Alger',
    reasons: { returned: 'Exemple de retour', hidden: 'Exemple d’avis masqué' },
  },
  ar: {
    staff: {
      confirmer: 'عون تأكيد تجريبي',
      packer: 'محضّر تجريبي',
      editor: 'محرّر تجريبي',
      admin: 'مسيّر تجريبي',
    },
    couriers: ['شركة توصيل تجريبية A', 'شركة توصيل تجريبية B'],
    point: 'مكتب تجريبي',
    seller: 'بائع تجريبي',
    address: 'عنوان تجريبي، الجزائر',
    reasons: { returned: 'مثال لإرجاع', hidden: 'مثال لتقييم مخفي' },
  },
};

/** What the sample records of this shop are called, in its root language. */
export function sampleNames() {
  return names[rootLanguage()];
}

/** A name in every language, by which samples are found that were made under another root language. */
export function everySample(name: (names: Names) => string | string[]) {
  return Object.values(names).flatMap(name);
}
