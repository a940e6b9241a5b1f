import { frenchColumns } from '../../shared/files/import-columns.ts';
import type { importWords as english, demoWords as englishDemo } from '../words/admin-import-words.ts';
import { counted, formatNumber } from './formats.ts';

const rows = (count: number) => counted(count, 'ligne');

const changes = (count: number) => counted(count, 'modification');

/** Words of the import and export of products. */
export const importWords: typeof english = {
  title: 'Import et export',
  back: 'Retour aux produits',
  loading: 'Chargement des imports…',
  failed: 'Les imports n’ont pas pu être chargés',
  errorTitle: 'Erreur de chargement',
  tryAgain: 'Réessayer',
  export: {
    title: 'Export',
    text: 'Un fichier CSV avec tous les produits et toutes les colonnes. Modifiez-le dans un tableur, puis importez-le.',
    download: 'Exporter tous les produits',
  },
  upload: {
    title: 'Import',
    text: 'Chaque ligne doit avoir une référence qui retrouve le produit\u00a0; un nouveau produit, aussi un nom, un prix et une catégorie. Vous pouvez vérifier chaque modification avant de l’appliquer.',
    template: 'Télécharger un fichier vide',
    label: 'Fichier CSV ou Excel',
    hint: 'CSV ou Excel (.xlsx, la première feuille), 20\u00a0Mo au maximum. Les images sont des adresses https.',
    choose: 'Choisir un fichier',
    sending: (percent) => `Envoi… ${percent}\u00a0%`,
    reading: 'Lecture du fichier…',
    cancel: 'Annuler l’envoi',
    tooLarge: 'Le fichier ne doit pas dépasser 20\u00a0Mo',
  },
  list: {
    title: 'Derniers imports et modifications en nombre',
    empty: {
      title: 'Aucun import',
      text: 'Les fichiers importés et les modifications de plusieurs produits apparaissent ici, avec leur résultat.',
    },
    changed: (count) => `modifiés\u00a0: ${formatNumber(count)}`,
    deleted: (count) => `supprimés\u00a0: ${formatNumber(count)}, c’est définitif`,
    counts: (created, changed, refused) =>
      `nouveaux\u00a0: ${formatNumber(created)}, modifiés\u00a0: ${formatNumber(changed)}, refusés\u00a0: ${formatNumber(refused)}`,
  },
  states: {
    uploaded: 'À vérifier',
    checking: 'Vérification',
    checked: 'Vérifié',
    applying: 'Application',
    done: 'Terminé',
    failed: 'Échoué',
    cancelled: 'Annulé',
    undoing: 'Retour en arrière',
    undone: 'Défait',
  },
  column: (name) => frenchColumns[name] ?? name,
  report: {
    title: 'Import',
    notFound: 'Import introuvable',
    notFoundText: 'Cet import n’existe pas.',
    back: 'Retour aux imports',
    uploadedBy: (name, time) => `Envoyé par ${name}, ${time}`,
    appliedBy: (name, time) => `Appliqué par ${name}, ${time}`,
    undoneBy: (name, time) => `Défait par ${name}, ${time}`,
    uploadAnother: 'Envoyer un autre fichier',
    ready: {
      title: 'Pas encore vérifié',
      text: 'La vérification ne change rien. Elle montre ce qui changerait.',
    },
    progress: {
      checking: 'Vérification du fichier',
      applying: 'Application des modifications',
      undoing: 'Retour aux anciennes valeurs',
      undoingText: 'Un instant…',
      waiting: 'En attente…',
      reading: 'Lecture du fichier…',
      rows: (read, total) => `${formatNumber(read)} sur ${rows(total)}`,
      announced: (percent) => `${percent} pour cent`,
      interrupted: 'L’import a été interrompu. Il reprend seul dans les deux minutes.',
      unreachable: 'La boutique ne répond pas. Cette page réessaie.',
      leave: 'Vous pouvez quitter cette page. L’import continue.',
    },
    outcome: {
      checked: 'La vérification est terminée. Rien n’a encore changé.',
      done: 'L’import est terminé.',
      changed: 'La modification est faite.',
      undone: 'Les anciennes valeurs sont de retour.',
      deleted: 'Les produits sont supprimés. C’est définitif.',
      cancelled: 'Cet import a été annulé. Il n’a rien changé.',
      failed: 'L’import a échoué',
    },
    counts: {
      created: 'Nouveaux',
      deleted: 'Supprimés',
      changed: 'Modifiés',
      unchanged: 'Inchangés',
      refused: 'Refusés',
    },
    undo: {
      start: 'Défaire ces modifications',
      hint: (days) => `Possible pendant ${days}\u00a0jours.`,
      title: 'Défaire ces modifications\u00a0?',
      text: 'Le stock revient par différence, donc les commandes passées depuis comptent. Une nouvelle catégorie ne reste que si elle contient des produits ou a été modifiée.',
      partly: (count, all) =>
        `Les anciennes valeurs de ${formatNumber(count)} sur ${counted(all, 'produit')} sont de retour. Ce qui est resté figure ci-dessous.`,
      nothing: 'Il n’y a plus rien à défaire.',
      restored: (count) =>
        `${counted(count, 'produit')} ${count < 2 ? 'retrouve ses' : 'retrouvent leurs'} anciennes valeurs.`,
      removed: (count) =>
        `${counted(count, 'produit')} ${count < 2 ? 'ajouté et jamais utilisé est supprimé' : 'ajoutés et jamais utilisés sont supprimés'}.`,
      hidden: (count) =>
        `${counted(count, 'produit')} ${count < 2 ? 'ajouté devient brouillon' : 'ajoutés deviennent brouillons'}.`,
      kept: (count) => `Ce qui reste comme maintenant (${counted(count, 'produit')})\u00a0:`,
    },
    number: formatNumber,
    newCategories: 'Nouvelles catégories',
    newCategory: {
      hint: 'Elles seront créées quand vous appliquerez. Si un nom est mal écrit, choisissez une catégorie qui existe et vérifiez à nouveau.',
      rows: (count, lines) =>
        count === 1 ? `1\u00a0ligne (${lines})` : `${rows(count)} (${lines}${count > 5 ? '…' : ''})`,
      label: (path) => `À la place de ${path}`,
      create: 'La créer',
      tooMany: (max) =>
        `Plus de ${formatNumber(max)}\u00a0cellules changeraient à la fois. Vérifiez d’abord à nouveau, ou corrigez le fichier.`,
    },
    keptCategories:
      'Nouvelles catégories qui restent, car elles contiennent des produits (même brouillons) ou ont été modifiées',
    toCategories: 'Ouvrir les catégories',
    rule: 'Un produit modifié entre-temps par quelqu’un d’autre reste tel quel et figure dans le rapport.',
    apply: (count) => `Appliquer ${changes(count)}`,
    checkAgain: 'Vérifier à nouveau',
    chooseAgain: 'Choisir à nouveau les colonnes',
    cancel: 'Annuler l’import',
    confirm: {
      title: (count) => `Appliquer ${changes(count)}\u00a0?`,
      text: (refused) =>
        refused === 0
          ? 'Les clients les voient aussitôt.'
          : `Les clients les voient aussitôt. Refusé et laissé de côté\u00a0: ${rows(refused)}.`,
      asDrafts: 'Garder les nouveaux produits en brouillon',
      asDraftsHint: 'Vous les rendrez visibles plus tard, plusieurs à la fois, dans la liste des produits.',
      confirm: 'Appliquer',
    },
    undescribed: (count) =>
      count === 1
        ? '1\u00a0nouveau produit n’a pas de description dans le fichier. Comme il en faut une, son nom la remplace.'
        : `${formatNumber(count)}\u00a0nouveaux produits n’ont pas de description dans le fichier. Comme il en faut une, leur nom la remplace.`,
    erased: {
      title: (count) => `${counted(count, 'valeur')} ${count < 2 ? 'effacée' : 'effacées'}`,
      inColumn: (column, count) => `${column} (${formatNumber(count)})`,
      text: 'Une cellule vide efface la valeur\u00a0; seules celles de la description, du stock et de l’image la gardent. Ces lignes sont marquées et viennent en premier.',
      keep: 'Garder ce qui est enregistré',
      refused:
        'Les lignes sans nom, prix ou catégorie sont refusées. Si elles concernent des produits existants, leurs cellules vides peuvent garder ce qui est enregistré.',
      kept: 'Les cellules vides ne changent rien\u00a0: ce qui est enregistré reste.',
      erase: 'Laisser les cellules vides effacer',
      tag: 'Efface des valeurs',
    },
    rows: {
      title: {
        checked: 'Modifications prévues',
        done: 'Modifications appliquées',
        deleted: 'Produits supprimés',
      },
      none: 'Aucun produit ne change.',
      shown: (shown, count) => `Les ${formatNumber(shown)} premiers produits sur ${formatNumber(count)}`,
      download: 'Télécharger toutes les modifications',
      columns: { line: 'Ligne', product: 'Produit', changes: 'Avant → après' },
      isNew: 'Nouveau',
      before: 'avant\u00a0:',
      after: 'après\u00a0:',
      nothing: 'rien',
      arrow: ' → ',
    },
    problems: {
      title: 'Lignes refusées et avertissements',
      kept: 'Ce qui est resté tel quel',
      shown: (shown) => `Les ${formatNumber(shown)} premières`,
      download: 'Tout télécharger',
      columns: { line: 'Ligne', reason: 'Raison' },
      refused: 'Refusée',
      warning: 'Avertissement',
      mend: 'Corrigez les cellules ici, puis vérifiez à nouveau. Votre fichier reste tel quel.',
      cell: (column, line) => `${column}, ligne ${line}`,
      mended: (count) =>
        count === 1
          ? '1\u00a0cellule corrigée n’est pas encore vérifiée.'
          : `${formatNumber(count)}\u00a0cellules corrigées ne sont pas encore vérifiées.`,
    },
    map: {
      title: 'Que contiennent les colonnes\u00a0?',
      text: (count) =>
        count === 1
          ? 'Le fichier a 1\u00a0colonne. Indiquez ce qu’elle contient.'
          : `Le fichier a ${formatNumber(count)}\u00a0colonnes. Indiquez ce que chacune contient.`,
      none: 'Ne pas importer',
      groups: { required: 'Indispensables', more: 'Autres', translations: 'Traductions' },
      sample: (text) => `Par exemple\u00a0: ${text}`,
      unused: (names) => `Colonnes du fichier non importées\u00a0: ${names}`,
      values: {
        title: 'Ce que le fichier ne contient pas',
        text: 'Une valeur pour toutes les lignes, une autre colonne, ou une colonne multipliée, comme achat*1,55.',
        key: 'Retrouve le produit dans votre prochain fichier\u00a0: un code, un code-barres ou le nom.',
        add: 'Ajouter une valeur',
        choose: 'Choisir…',
        remove: (name) => `Retirer «\u00a0${name}\u00a0»`,
      },
      onlyKnown: (columns) =>
        `Rien n’est choisi pour\u00a0: ${columns}. Le fichier modifie donc seulement les produits déjà présents\u00a0; les lignes des autres sont refusées.`,
      check: 'Vérifier le fichier',
      missing: 'Choisissez une colonne plus haut ou saisissez une valeur',
    },
  },
};

/** Words of the removal of the demo. */
export const demoWords: typeof englishDemo = {
  title: 'Démonstration',
  text: 'Cette boutique a commencé par une démonstration\u00a0: des produits inventés et des commandes d’exemple. Supprimez-les d’un coup quand vous ajoutez les vôtres.',
  remove: 'Supprimer la démonstration',
  question: 'Supprimer la démonstration\u00a0?',
  explanation: 'La suppression est définitive. Ce que vous avez ajouté vous-même reste.',
  goes: {
    products: (count) => `${counted(count, 'produit')} de démonstration, avec familles et traductions`,
    categories: 'Leurs catégories et leurs besoins, sauf s’ils contiennent vos produits',
    orders: (count) =>
      `${counted(count, 'commande')} d’exemple, avec appels, colis, factures et versements, et les statistiques de recherche`,
    samples: 'L’équipe, les transporteurs, les bureaux et le vendeur d’exemple',
  },
  staysTitle: 'Ce qui reste de la démonstration\u00a0:',
  stays: {
    products: (count) =>
      `${counted(count, 'produit')} de démonstration présents dans les commandes de vos clients, masqués en brouillon`,
    orders: (count) => `${counted(count, 'commande')} d’exemple, car vos factures en continuent les numéros`,
  },
  done: 'La démonstration est supprimée',
  failed: 'La démonstration n’a pas pu être supprimée',
};
