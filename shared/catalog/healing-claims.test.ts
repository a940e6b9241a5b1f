import { expect, test } from 'vitest';
import { findHealingClaims } from './healing-claims.ts';

test.each<[string, string[]]>([
  ['Heals wounds and TREATS colds. Cures everything; heals again.', ['heals', 'treats', 'cures']],
  ['A natural remedy for cough', ['remedy']],
  ['Acne treatment in capsules', ['treatment']],
  ['A treatment for hair loss', ['treatment']],
  ['Prevents heart disease and fights the flu', ['prevents heart disease', 'fights the flu']],
  ['It does not contain sugar and heals', ['heals']],
  ['Guérit la toux, soigne les douleurs', ['guérit', 'soigne']],
  ["Traite l'anxiété. Aide à la GUERISON", ['traite', 'guerison']],
  ['Un traitement contre la grippe', ['traitement']],
  ['En cas de rhume, soigne la gorge', ['soigne']],
  ['Prévient les maladies cardiaques', ['prévient les maladies']],
  ['يعالج السعال ويشفي الجروح', ['يعالج', 'ويشفي']],
  ['عِلاج طبيعي للأرق', ['عِلاج']],
  ['مفيد لعلاج الصداع', ['لعلاج']],
  ['يقي من السرطان', ['يقي من السرطان']],
])('%j claims to heal: %j', (text, expected) => {
  expect(findHealingClaims(text)).toEqual(expected);
});

test.each([
  'Contributes to normal energy-yielding metabolism',
  'Treat yourself to a sweet treat: healthy treats for the whole family',
  'Use after each hair treatment. Heat-treated milk, water treatment',
  'This product is not intended to diagnose, treat, cure or prevent any disease.',
  'Does not replace a medical treatment. Ask your doctor if you are under treatment or being treated.',
  'Curcumin, theater, wheals, obscured',
  'Helps to prevent dry skin; fights fatigue',
  'Une cure de 30 jours, 2 cures par an. Cure détox',
  'Demandez à votre médecin traitant en cas de traitement médical ou sous traitement',
  'Ne remplace pas un traitement. Ce complément ne soigne, ne traite ni ne guérit aucune maladie.',
  'Citron non traité pour des ongles soignés',
  'Soins capillaires, traitement capillaire',
  'لا يعالج أي مرض ولا يغني عن العلاج. استشر الطبيب أثناء العلاج',
  'كريم لتغذية البشرة',
  '',
])('%j claims nothing', (text) => {
  expect(findHealingClaims(text)).toEqual([]);
});
