import type { refundWords as english } from '../words/refund-words.ts';

/** The Refund Policy (requirements: Legal pages). */
export const refundWords: typeof english = {
  title: 'Retours et remboursements',
  description: (shop) =>
    `Ce que vous pouvez retourner à ${shop}, comment, et dans quel délai nous vous remboursons.`,
  sections: [
    {
      heading: '7\u00a0jours pour changer d’avis',
      paragraphs: [
        'Vous pouvez demander un remboursement dans les 7\u00a0jours suivant la réception de votre commande. Nous remboursons sous 7 à 14\u00a0jours ouvrables après réception du retour.',
        'Si l’article est arrivé en retard ou n’est pas celui que vous avez commandé, la loi vous donne 4\u00a0jours ouvrables pour le renvoyer à nos frais, et nous vous remboursons dans les 15\u00a0jours suivant son retour.',
      ],
    },
    {
      heading: 'Conditions',
      paragraphs: ['Le produit retourné doit être\u00a0:'],
      items: [
        'dans son état d’origine\u00a0;',
        'dans son emballage d’origine\u00a0;',
        'accompagné d’une preuve d’achat, comme le numéro de commande.',
      ],
    },
    {
      heading: 'Ce qui ne peut pas être retourné',
      paragraphs: ['Pour des raisons d’hygiène et de sécurité, nous ne pouvons pas reprendre\u00a0:'],
      items: [
        'les articles d’hygiène ouverts\u00a0;',
        'les compléments alimentaires entamés, y compris ceux dont l’opercule est ouvert\u00a0;',
        'les produits abîmés après la livraison\u00a0;',
        'les articles sensibles à la température.',
      ],
    },
    {
      heading: 'Comment faire un retour',
      paragraphs: ['Envoyez un email à notre service client en indiquant\u00a0:'],
      items: [
        'votre numéro de commande\u00a0;',
        'la référence du produit (elle figure sur sa page)\u00a0;',
        'la raison du retour.',
      ],
      showsSupport: true,
    },
    {
      heading: 'Frais de retour',
      paragraphs: [
        'Les frais de retour sont à votre charge, sauf si l’erreur vient de nous ou si le produit est défectueux\u00a0: nous les prenons alors à la nôtre.',
      ],
    },
    {
      heading: 'Droit applicable',
      paragraphs: [
        'Les présentes règles sont régies par le droit algérien, qui peut vous accorder d’autres droits.',
      ],
    },
  ],
};
