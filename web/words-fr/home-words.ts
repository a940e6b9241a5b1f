import { wilayaCount } from '../../shared/delivery/wilaya-count.ts';
import type { homeWords as english } from '../words/home-words.ts';

/** Words of the home page only, so that other pages need not load them. */
export const homeWords: typeof english = {
  title: 'Parapharmacie en ligne en Algérie',
  description:
    'Compléments alimentaires, hygiène, soins et dispositifs médicaux sans ordonnance, livrés partout en Algérie. Paiement à la livraison.',
  eyebrow: 'Votre parapharmacie en ligne en Algérie',
  heading: 'Vos soins du quotidien, livrés chez vous',
  lead: 'Compléments alimentaires, produits d’hygiène et de soin, dispositifs médicaux sans ordonnance. Commandez sans créer de compte et payez à la réception de votre colis.',
  shopNow: 'Voir les produits',
  learnMore: 'En savoir plus',
  stats: {
    products: { value: 'Plus de 1\u00a0000', label: 'produits' },
    support: { value: '6\u00a0j/7', label: 'assistance' },
  },
  categories: 'Parcourir par catégorie',
  featured: 'Notre sélection',
  offers: 'En promotion',
  arrivals: 'Nouveautés',
  seeAll: 'Tout voir',
  seeAllOf: (title) => `Tout voir\u00a0: ${title}`,
  howItWorks: 'Comment ça marche\u00a0?',
  facts: {
    deliveryTitle: (served) =>
      served === wilayaCount ? `Livraison dans les ${served}\u00a0wilayas` : 'Livraison dans votre wilaya',
    payment: {
      title: 'Paiement à la livraison',
      text: 'Vous payez quand votre colis vous est remis. Les prix s’entendent toutes taxes comprises.',
    },
    account: {
      title: 'Aucun compte nécessaire',
      text: 'Pour commander, il suffit d’une adresse, d’un numéro de téléphone et d’une adresse email.',
      textWithoutEmail: 'Pour commander, il suffit d’une adresse et d’un numéro de téléphone.',
    },
    returns: {
      title: 'Retours faciles',
      text: 'Vous avez changé d’avis\u00a0? Demandez le remboursement dans les 7\u00a0jours suivant la réception.',
    },
  },
  callToAction: {
    heading: 'Trouvez ce qu’il vous faut en quelques clics',
    text: 'Cherchez un produit, une marque ou un besoin, remplissez votre panier et payez en espèces à votre porte.',
    action: 'Voir les produits',
  },
};
