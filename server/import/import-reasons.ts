import type { ZodError } from 'zod';
import { frenchColumns } from '../../shared/files/import-columns.ts';
import {
  type Coded,
  codedIn,
  fillSentence,
  messageOf,
  type RefusalValue,
} from '../../shared/refusals/codes.ts';
import { type Refusal, refusal, refusalOf } from '../../shared/refusals/refusals.ts';
import type { importRefusals } from '../../shared/refusals/refusals-of-imports.ts';
import type { Language } from '../../shared/values/languages.ts';

/** What reports say about rows, in French. */
export const frenchReasons: Record<keyof typeof importRefusals, string> = {
  // How parts make a reason
  'cell-problem': '{column} : {reason}',
  'several-problems': '{first} ; {next}',
  'picture-problem': '{column} {image} : {reason}',
  // Values of a column
  'cell-missing': 'valeur manquante',
  'cell-not-text': 'doit être un texte',
  'cell-not-readable': 'n’est pas lisible en UTF-8',
  'cell-too-long': 'dépasse {max} caractères',
  'cell-not-a-number': 'n’est pas un nombre',
  'cell-ambiguous-comma': 'peut vouloir dire {one} ou {other} : écrivez-le sans virgule',
  'cell-ambiguous-number': 'peut vouloir dire {one} ou {other} : écrivez {plainOne} ou {plainOther}',
  'cell-too-many-decimals': 'a plus de 2 décimales',
  'cell-not-positive': 'doit être un nombre positif',
  'cell-negative': 'ne doit pas être négatif',
  'cell-not-whole': 'doit être un nombre entier',
  'cell-not-a-quantity': 'doit être un nombre supérieur à 0, 1 000 000 au plus',
  'cell-not-grams': 'doit être un nombre entier de grammes, de 1 à 100 000',
  'cell-not-a-choice': 'ne fait pas partie de : {choices}',
  'cell-not-a-gtin': 'n’est pas un GTIN valable : vérifiez le nombre de chiffres et le dernier chiffre',
  'cell-too-many-parts': 'a plus de {max} éléments',
  'cell-size-too-long': 'a une taille de plus de {max} caractères',
  'cell-size-twice': 'nomme deux fois une taille',
  'cell-need-twice': 'nomme deux fois un besoin',
  'cell-picture-twice': 'nomme deux fois une image',
  'cell-not-a-picture': 'doit être une adresse https ou un fichier',
  'cell-not-pictures': 'doit contenir des adresses https ou des fichiers',
  'unit-missing': 'manque : indiquez l’unité de la contenance',
  'net-quantity-missing': 'manque : indiquez la contenance',
  'label-missing': 'manque : chaque membre d’une famille doit avoir cette valeur',
  'discount-not-below-price': 'doit être inférieur au prix',
  'price-not-above-discount': 'doit être supérieur au prix réduit, qui reste {discounted}',
  'key-changed-by-spreadsheet':
    'a été modifiée par le tableur : mettez sa colonne au format texte et ressaisissez les références',
  'key-twice': '{key} est déjà à la ligne {line}',
  'barcode-of-product': '{barcode} appartient à {product}',
  'barcode-twice': '{barcode} est déjà celui de {other} dans ce fichier',
  'label-twice': '{label} est déjà celui de {owner} dans la famille {family}',
  'family-full': '{family} a plus de {max} produits',
  'category-cut': 'est raccourcie en {path}',
  // Pictures and needs
  'need-nowhere': '{column} : il n’existe pas de besoin à l’adresse {need}',
  'picture-not-of-shop': 'doit être une adresse https ou une image de cette boutique',
  'picture-no-longer-there': 'n’est plus dans la boutique',
  'picture-file-missing': 'ce fichier n’existe pas',
  'picture-outside-folder': 'est en dehors du dossier',
  // Rows
  'row-with-other-fields': 'a {fields} champs au lieu de {headings}',
  'row-value-without-heading': 'a une valeur dans une colonne sans en-tête',
  'row-not-an-object': 'n’est pas un objet',
  'row-not-json': 'n’est pas du JSON valable',
  'column-unknown': 'La colonne « {heading} » n’existe pas. Les colonnes sont : {columns}.',
  'column-misspelled': 'La colonne « {heading} » n’existe pas : pensiez-vous à {near} ?',
  'batch-not-written': 'le lot n’a pas été écrit : {reason}',
  'family-of-one':
    'la famille {family} n’a qu’un produit, la boutique ne la montre donc pas comme une famille',
  'product-added-since-check': 'le produit a été ajouté depuis la vérification, il reste donc tel quel',
  'product-deleted-since-check': 'le produit a été supprimé depuis la vérification',
  'product-changed-since-check': 'le produit a été modifié depuis la vérification, il reste donc tel quel',
  'stock-sold-since-check':
    'trop d’unités ont été vendues depuis la vérification : son stock passerait sous 0',
};

/** The reason in the language of the back office, whose Arabic readers read French. */
export function reasonIn(
  language: Language,
  { code, values, message }: Partial<Refusal> & { message: string },
) {
  return language === 'en' || !code ? message : inFrench({ code, values: values ?? {}, message });
}

function inFrench({ code, values = {}, message = '' }: Coded): string {
  const sentence = Object.hasOwn(frenchReasons, code)
    ? frenchReasons[code as keyof typeof frenchReasons]
    : message;
  const column = frenchColumns[String(values.column)] ?? values.column ?? '';
  return fillSentence(sentence, { ...values, column }, (value) =>
    typeof value === 'object' ? inFrench(value) : String(value),
  );
}

/** The refusal in the message of an error, or its text. */
export function asReason(message: string): RefusalValue {
  return codedIn(message) ?? message;
}

export function refusalIn(message: string): Refusal {
  return codedIn(message) ? refusalOf(message) : refusal('file-unusable', { reason: message });
}

/** The refusal of a row for one of its columns. */
export function cellProblem(column: string, reason: RefusalValue) {
  return refusal('cell-problem', { column, reason });
}

/** The same for all errors of a row. */
export function refusalOfCells({ issues }: ZodError) {
  const problems = issues.map(({ path, message }) =>
    messageOf('cell-problem', { column: path.join('.'), reason: asReason(message) }),
  );
  return refusalOf(
    problems.reduce((first, next) =>
      messageOf('several-problems', { first: asReason(first), next: asReason(next) }),
    ),
  );
}

/** Headings and results of the downloads of a report. */
const french = {
  Line: 'Ligne',
  Result: 'Résultat',
  Reason: 'Raison',
  Key: 'Référence',
  Product: 'Produit',
  Change: 'Modification',
  Field: 'Champ',
  Before: 'Avant',
  After: 'Après',
  refused: 'refusée',
  warning: 'avertissement',
  new: 'nouveau',
  changed: 'modifié',
};

type ReportWord = keyof typeof french;

export function reportWord(language: Language, word: ReportWord) {
  return language === 'en' ? word : french[word];
}

export const reportHeadings: ReportWord[] = ['Line', 'Result', 'Reason'];

/** The number of headings without those of a report, which stand behind them when a corrected report is uploaded. */
export function ownHeadings(headings: string[]) {
  const last = headings.slice(-reportHeadings.length);
  const isReport = (['en', 'fr'] as const).some((language) =>
    reportHeadings.every((word, place) => reportWord(language, word) === last[place]),
  );
  return isReport ? headings.slice(0, -reportHeadings.length) : headings;
}
