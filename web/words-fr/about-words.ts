import BanknoteIcon from 'icon:banknote';
import PackageIcon from 'icon:package';
import RotateCcwIcon from 'icon:rotate-ccw';
import ShieldCheckIcon from 'icon:shield-check';
import TruckIcon from 'icon:truck';
import UserIcon from 'icon:user';
import type { aboutWords as english } from '../words/about-words.ts';
import { elided } from './formats.ts';

/** Words of the page about the shop. */
export const aboutWords: typeof english = {
  title: 'À propos',
  description: (shop) =>
    `${shop} est une parapharmacie en ligne pour l’Algérie\u00a0: soins, compléments alimentaires et dispositifs médicaux.`,
  lead: (shop) => `${shop} est une parapharmacie en ligne pour toute l’Algérie.`,
  meaning: 'Son nom est un souhait\u00a0: la santé, pour vous et les vôtres.',
  story: [
    (shop) =>
      `Une bonne parapharmacie est calme, bien rangée et honnête. Vous y trouvez ce que vous cherchez, vous comprenez ce que c’est et vous savez ce que cela coûte. Nous avons voulu ${elided('que', shop)} soit ce lieu, ouvert à toute heure et dans chaque wilaya.`,
    () =>
      'Nous ne proposons que des produits vendus sans ordonnance. Nos fiches disent à quoi sert un produit, ce que contient la boîte et comment l’utiliser. Elles ne promettent aucune guérison.',
  ],
  rangeTitle: 'Ce que nous vendons, et ce que nous ne vendons pas',
  carried: {
    title: 'Vous trouverez ici',
    items: [
      'Vitamines, minéraux et autres compléments alimentaires',
      'Soins de la peau, des cheveux, de la bouche et du corps, pour bébés et adultes',
      'Protection solaire et hygiène',
      'Premiers secours, orthèses et aides à la marche',
      'Appareils pour la maison, comme les thermomètres et les tensiomètres',
      'Vêtements et chaussures à usage médical',
    ],
  },
  notCarried: {
    title: 'Vous ne trouverez pas ici',
    items: [
      'Médicaments, avec ou sans ordonnance',
      'Diagnostic, ou conseil qui remplace un médecin ou un pharmacien',
      'Promesse de guérison',
    ],
  },
  valuesTitle: 'Ce que vous pouvez attendre de nous',
  values: [
    {
      icon: BanknoteIcon,
      title: 'Des prix clairs',
      text: 'Les prix s’entendent toutes taxes comprises. À côté d’un prix réduit figure l’ancien prix, et vous voyez les frais de livraison avant de commander.',
    },
    {
      icon: TruckIcon,
      title: 'Partout en Algérie',
      text: 'Nous livrons de Tlemcen à El Tarf et d’Alger à In Guezzam. Le tarif dépend de votre wilaya, et vous payez en espèces à la réception de votre colis.',
    },
    {
      icon: UserIcon,
      title: 'Aucun compte nécessaire',
      text: 'Commandez sans vous inscrire. Un compte sert seulement à garder votre adresse et à retrouver vos commandes.',
    },
    {
      icon: RotateCcwIcon,
      title: 'Retours faciles',
      text: 'Vous avez changé d’avis\u00a0? Demandez le remboursement dans les 7\u00a0jours suivant la réception de votre commande.',
    },
    {
      icon: PackageIcon,
      title: 'Un stock fiable',
      text: 'Si vous pouvez mettre un produit au panier, c’est que nous l’avons. Nous ne vendons jamais plus que notre stock, et les produits épuisés sont signalés.',
    },
    {
      icon: ShieldCheckIcon,
      title: 'Vos données restent à vous',
      text: 'Ni publicité, ni suivi par des tiers, et nous ne vendons jamais vos données. Nous ne gardons que ce qu’une commande exige.',
    },
  ],
  onward: {
    title: 'Pour aller plus loin',
    links: [
      { to: '/shipping', text: 'Tarifs de livraison' },
      { to: '/refund', text: 'Retours et remboursements' },
      { to: '/blog', text: 'Articles pour bien choisir et bien utiliser les produits' },
      { to: '/contact', text: 'Nous écrire' },
    ],
  },
  toProducts: 'Voir les produits',
};
