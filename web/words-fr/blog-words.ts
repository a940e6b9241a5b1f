import type { blogWords as english } from '../words/blog-words.ts';

/** Words of the blog pages. The articles themselves are in web/content/blog/articles. */
export const blogWords: typeof english = {
  title: 'Blog',
  description:
    'Des articles courts et sourcés pour bien choisir et bien utiliser les produits de parapharmacie\u00a0: compléments, solaires, appareils, premiers secours.',
  lead: 'Des articles courts pour bien choisir et bien utiliser les produits de parapharmacie. Sans promesses, et avec leurs sources.',
  breadcrumb: 'Fil d’Ariane',
  home: 'Accueil',
  by: (shop) => `Par ${shop}`,
  minutes: (minutes) => `${minutes}\u00a0min de lecture`,
  contents: 'Dans cet article',
  disclaimer:
    'Cet article est donné à titre d’information. Il ne remplace pas l’avis de votre médecin ou de votre pharmacien, qui vous connaissent et connaissent vos traitements.',
  more: 'À lire aussi',
  all: 'Tous les articles',
  notFound: 'Article introuvable',
};
