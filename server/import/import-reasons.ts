import { frenchColumns } from '../../shared/files/import-columns.ts';
import type { Language } from '../../shared/values/languages.ts';

/** What reports say about rows, in French, by the English texts with `{0}` in the place of each value. */
const frenchReasons: Record<string, string> = {
  // Values of a column, whose name stands in front
  'is missing': 'valeur manquante',
  'must be text': 'doit être un texte',
  'is not readable as UTF-8': 'n’est pas lisible en UTF-8',
  'is longer than {0} characters': 'dépasse {0} caractères',
  'is not a number': 'n’est pas un nombre',
  'may mean {0} or {1}: write it without a comma': 'peut vouloir dire {0} ou {1} : écrivez-le sans virgule',
  'must be a positive number': 'doit être un nombre positif',
  'has more than {0} parts': 'a plus de {0} éléments',
  'is none of {0}': 'ne fait pas partie de : {0}',
  'must be a number above 0, at most 1000000': 'doit être un nombre supérieur à 0, 1 000 000 au plus',
  'must be a whole number of grams from 1 to 100000': 'doit être un nombre entier de grammes, de 1 à 100 000',
  'must not be negative': 'ne doit pas être négatif',
  'is not a valid GTIN: check the number of digits and the last digit':
    'n’est pas un GTIN valable : vérifiez le nombre de chiffres et le dernier chiffre',
  'has a size of more than {0} characters': 'a une taille de plus de {0} caractères',
  'names a size twice': 'nomme deux fois une taille',
  'must be a whole number': 'doit être un nombre entier',
  'must be an https address or a file': 'doit être une adresse https ou un fichier',
  'must be https addresses or files': 'doit contenir des adresses https ou des fichiers',
  'names a picture twice': 'nomme deux fois une image',
  'names a need twice': 'nomme deux fois un besoin',
  'is missing: a net quantity needs one': 'manque : indiquez l’unité de la contenance',
  'is missing: a unit needs one': 'manque : indiquez la contenance',
  'is missing: every member of a family needs one':
    'manque : chaque membre d’une famille doit avoir cette valeur',
  'must be less than the price': 'doit être inférieur au prix',
  'was changed by the spreadsheet: format its column as text and enter the keys again':
    'a été modifiée par le tableur : mettez sa colonne au format texte et ressaisissez les références',
  '{0} is already in line {1}': '{0} est déjà à la ligne {1}',
  '{0} belongs to {1}': '{0} appartient à {1}',
  '{0} is already that of {1} in this file': '{0} est déjà celui de {1} dans ce fichier',
  '{0} is already that of {1} in the family {2}': '{0} est déjà celui de {1} dans la famille {2}',
  '{0} has more than {1} products': '{0} a plus de {1} produits',
  'must be above the discounted price, which stays {0}': 'doit être supérieur au prix réduit, qui reste {0}',
  'is cut to {0}': 'est raccourcie en {0}',
  // Pictures and needs
  'there is no need with the address {0}': 'il n’existe pas de besoin à l’adresse {0}',
  'must be an https address or a picture of this shop':
    'doit être une adresse https ou une image de cette boutique',
  'is no longer in the shop': 'n’est plus dans la boutique',
  'there is no such file': 'ce fichier n’existe pas',
  'is outside the folder': 'est en dehors du dossier',
  // Rows
  'has {0} fields instead of {1}': 'a {0} champs au lieu de {1}',
  'has a value in a column without a heading': 'a une valeur dans une colonne sans en-tête',
  'is not an object': 'n’est pas un objet',
  'is not valid JSON': 'n’est pas du JSON valable',
  'There is no column "{0}": did you mean {1}?': 'La colonne « {0} » n’existe pas : pensiez-vous à {1} ?',
  'There is no column "{0}". The columns are: {1}.':
    'La colonne « {0} » n’existe pas. Les colonnes sont : {1}.',
  'the batch was not written: {0}': 'le lot n’a pas été écrit : {0}',
  'the family {0} has a single product, so the shop does not show it as a family':
    'la famille {0} n’a qu’un produit, la boutique ne la montre donc pas comme une famille',
  'the product was added since the check, so it stays as it is':
    'le produit a été ajouté depuis la vérification, il reste donc tel quel',
  'the product was deleted since the check': 'le produit a été supprimé depuis la vérification',
  'the product was changed since the check, so it stays as it is':
    'le produit a été modifié depuis la vérification, il reste donc tel quel',
  'so many units were sold since the check that its stock would be below 0':
    'trop d’unités ont été vendues depuis la vérification : son stock passerait sous 0',
};

// The longest texts first, because `{0} belongs to {1}` also matches longer ones.
const patterns = Object.entries(frenchReasons)
  .filter(([reason]) => reason.includes('{0}'))
  .sort(([one], [other]) => textLength(other) - textLength(one))
  .map(([reason, french]) => ({ pattern: toPattern(reason), french }));

function textLength(reason: string) {
  return reason.replace(/\{\d\}/g, '').length;
}

function toPattern(reason: string) {
  const escaped = reason.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+)');
  return new RegExp(`^${escaped}$`, 's');
}

/** An unknown reason stays as it is. A value may be a reason too. */
function inFrench(reason: string) {
  const known = frenchReasons[reason];
  if (known) return known;
  for (const { pattern, french } of patterns) {
    const [, ...values] = pattern.exec(reason) ?? [];
    if (values.length === 0) continue;
    return french.replace(/\{(\d)\}/g, (_, place: string) => {
      const value = values[Number(place)] ?? '';
      return frenchReasons[value] ?? value;
    });
  }
  return reason;
}

/** The reason in the language of the back office, whose Arabic readers read French. An unknown text stays English. */
export function reasonIn(language: Language, reason: string) {
  if (language === 'en') return reason;
  const whole = inFrench(reason);
  if (whole !== reason) return whole;
  return reason.split('; ').map(problemInFrench).join(' ; ');
}

/** A problem of one column, whose name begins it: `price is missing` or `image a.png: is outside the folder`. */
function problemInFrench(problem: string) {
  const [, column = '', rest = ''] = /^(\w+):? (.*)$/s.exec(problem) ?? [];
  const label = frenchColumns[column];
  if (label === undefined) return inFrench(problem);
  const [, value, why] = /^(.*): ([^:]*)$/s.exec(rest) ?? [];
  const said = inFrench(rest);
  if (said !== rest || value === undefined || why === undefined) return `${label} : ${said}`;
  return `${label} ${value} : ${inFrench(why)}`;
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
