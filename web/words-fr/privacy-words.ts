import type { privacyWords as english } from '../words/privacy-words.ts';
import { elided } from './formats.ts';

/** The Privacy Policy (requirements: Legal pages). */
export const privacyWords: typeof english = {
  title: 'Politique de confidentialité',
  description: (shop) =>
    `Les données personnelles ${elided('que', shop)} conserve, pourquoi, et quels sont vos droits.`,
  sections: [
    {
      heading: 'Ce que nous conservons',
      paragraphs: [
        'Nous ne conservons que ce qu’exige une commande, un compte ou un message que vous nous adressez\u00a0:',
      ],
      items: [
        'Commandes\u00a0: nom, adresse, numéro de téléphone, adresse email, articles commandés, vos indications pour la livraison, et l’annonce et la page par lesquelles vous êtes venu, si le lien les nommait.',
        'Comptes\u00a0: nom, adresse email, numéro de téléphone, adresse et mot de passe, ce dernier sous une forme que personne ne peut lire.',
        'Si vous vous connectez avec Google\u00a0: votre nom, votre adresse email et l’identifiant de votre compte Google.',
        'Messages\u00a0: votre nom, votre adresse email et ce que vous avez écrit.',
        'Appels\u00a0: les notes prises quand nous appelons pour confirmer vos commandes, l’issue des commandes passées avec votre numéro et, pendant 12\u00a0mois au plus, la décision éventuelle de ne plus livrer les commandes passées avec ce numéro.',
        'Connexions\u00a0: les appareils sur lesquels votre compte est ouvert.',
        'Alertes pour des produits épuisés\u00a0: votre adresse email ou votre numéro de téléphone.',
        'Avec chacun de ces éléments\u00a0: la langue dans laquelle vous utilisez la boutique, afin de vous écrire dans la même langue.',
      ],
    },
    {
      heading: 'Ce qui reste dans votre navigateur',
      paragraphs: [
        'Votre panier, les produits consultés, vos dernières recherches, l’adresse saisie et votre mode de paiement sont conservés par votre propre navigateur jusqu’à ce que vous les effaciez. Nous ne déposons que les cookies nécessaires au fonctionnement de la boutique. Il n’y a ni publicité ni suivi par des tiers. Nous comptons les mots recherchés chaque jour, sans savoir qui les a recherchés, et supprimons ces chiffres après 90\u00a0jours. Nous comptons aussi chaque jour combien de fois la page d’un formulaire de commande est ouverte et le formulaire commencé, et depuis quelle annonce, sans savoir par qui, et supprimons ces chiffres après 13\u00a0mois.',
      ],
    },
    {
      heading: 'À quoi cela nous sert',
      paragraphs: [
        'À préparer et livrer vos commandes, à vous écrire à leur sujet, à vous répondre et à tenir la comptabilité que la loi exige. Nous ne vendons pas vos données.',
      ],
    },
    {
      heading: 'Qui d’autre y a accès',
      paragraphs: [
        'Le transporteur reçoit ce qu’il faut pour vous livrer\u00a0: votre nom, votre adresse et votre numéro de téléphone. Nos prestataires d’hébergement et de messagerie traitent des données pour notre compte. Si vous choisissez de vous connecter avec Google ou, quand nous le proposons, de nous écrire sur WhatsApp, vos données sont transmises à ces entreprises, à l’étranger.',
      ],
    },
    {
      heading: 'Combien de temps',
      paragraphs: [
        'Les commandes sont conservées aussi longtemps que la loi l’exige\u00a0: 10\u00a0ans pour les factures et la comptabilité. Votre compte, ses données et les messages que vous nous avez envoyés sont supprimés à votre demande. Les commandes demeurent alors, sans lien avec un compte. Une alerte pour un produit en rupture de stock est supprimée 90\u00a0jours après notre message ou notre appel.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Le vendeur nommé au bas de cette page est responsable du traitement de vos données. Pour exercer vos droits, écrivez-nous. Si notre réponse ne vous convient pas, vous pouvez saisir l’Autorité nationale de protection des données à caractère personnel (ANPDP). La loi algérienne 18-07, modifiée par la loi 25-11, vous donne les droits suivants, que prévoit aussi le RGPD européen\u00a0:',
      ],
      items: [
        'Accès\u00a0: savoir ce que nous conservons à votre sujet.',
        'Rectification\u00a0: faire corriger les erreurs.',
        'Effacement\u00a0: faire supprimer vos données.',
        'Limitation\u00a0: restreindre leur utilisation.',
        'Opposition\u00a0: vous opposer à certaines utilisations.',
        'Portabilité\u00a0: les recevoir dans un format courant, pour les transmettre à un autre service.',
      ],
      showsSupport: true,
    },
    {
      heading: 'Droit applicable',
      paragraphs: ['La présente politique est régie par le droit algérien.'],
    },
  ],
};
