import { softwareName } from '../../shared/values/software-name.ts';
import type { termsWords as english } from '../words/terms-words.ts';

/** The specification's sentences. A shop with a name of its own promises no cards. */
const cardLater =
  'Nos conditions prévoient le paiement par carte et le paiement à la livraison. Les modes proposés s’affichent au moment de finaliser la commande\u00a0: pour l’instant, seul le paiement à la livraison est disponible.';

const onlyCash = 'Vous payez en espèces, à la livraison.';

/** The Terms of Service (requirements: Legal pages). */
export const termsWords: typeof english = {
  title: 'Conditions générales de vente',
  description: (shop) => `Les conditions dans lesquelles ${shop} vend et livre en Algérie.`,
  sections: [
    {
      heading: 'Objet',
      paragraphs: [
        (shop) =>
          `Les présentes conditions s’appliquent à toute commande passée chez ${shop}, boutique en ligne de produits de parapharmacie\u00a0: compléments alimentaires, produits d’hygiène et de soin, dispositifs médicaux vendus sans ordonnance. En passant commande, vous les acceptez.`,
      ],
    },
    {
      heading: 'Produits',
      paragraphs: [
        'Nous décrivons et photographions nos produits avec le plus grand soin. Aucun d’eux ne remplace un avis médical\u00a0: lisez la notice et, en cas de doute, demandez conseil à un médecin ou à un pharmacien.',
        'Nous ne vendons que ce que nous avons en stock. Les prix et les offres sont valables dans la limite des stocks disponibles. Si un produit n’est plus disponible, nous vous en informons avant l’enregistrement de votre commande.',
        'Certains produits ne conviennent pas à tout âge, comme les colorations pour cheveux (dès 16\u00a0ans) et la créatine (dès 18\u00a0ans). Leur page le précise\u00a0; en les commandant, vous confirmez que la personne qui les utilisera a l’âge requis.',
      ],
    },
    {
      heading: 'Prix et paiement',
      paragraphs: [
        'Les prix sont indiqués en dinars algériens, toutes taxes comprises. Les frais de livraison s’affichent avant que vous ne validiez votre commande.',
        (shop) => `${shop === softwareName ? cardLater : onlyCash} Chaque vente donne lieu à une facture.`,
      ],
    },
    {
      heading: 'Commande et livraison',
      paragraphs: [
        'Une commande est passée lorsque vous recevez son numéro, à l’écran et, si vous avez donné une adresse, par email. Nous vous appelons ensuite pour la confirmer, et seule cette confirmation rend la vente définitive. Si nous ne parvenons pas à vous joindre, nous annulons la commande et vous ne devez rien. Nous pouvons refuser une commande manifestement fantaisiste ou dont les quantités dépassent les besoins d’un foyer.',
        'Nous livrons en Algérie, à l’adresse ou au bureau (stop desk) que vous choisissez. Assurez-vous que quelqu’un puisse recevoir le colis et le payer. L’ouverture du colis avant paiement dépend du transporteur\u00a0: posez-nous la question lors de notre appel.',
      ],
      links: [{ to: '/shipping', text: 'Tarifs de livraison' }],
    },
    {
      heading: 'Retours',
      paragraphs: [
        'La page «\u00a0Retours et remboursements\u00a0» précise ce que vous pouvez retourner, comment, et dans quel délai nous vous remboursons.',
      ],
      links: [{ to: '/refund', text: 'Retours et remboursements' }],
    },
    {
      heading: 'Votre compte',
      paragraphs: [
        'Vous pouvez commander sans compte. Si vous en ouvrez un, gardez votre mot de passe secret\u00a0: vous êtes responsable de l’usage qui en est fait. Vous pouvez à tout moment nous demander de supprimer votre compte.',
      ],
      links: [{ to: '/privacy', text: 'Politique de confidentialité' }],
    },
    {
      heading: 'Responsabilité et droit applicable',
      paragraphs: [
        'Nous répondons des défauts de nos produits, et les appareils bénéficient de la garantie prévue par la loi\u00a0: conservez votre preuve d’achat. Écrivez-nous pour toute réclamation. Si nous ne la réglons pas, vous pouvez saisir la direction du commerce de votre wilaya. Les présentes conditions sont régies par le droit algérien. Les litiges qui ne peuvent être réglés à l’amiable relèvent des tribunaux algériens.',
      ],
    },
  ],
};
