import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['عبد القادر مسعودي', 'عبد القادر', 'مسعودي'],
  ['نور الدين عمراوي', 'نور الدين', 'عمراوي'],
  ['محمد العربي', 'محمد', 'العربي'],
  ['فاطمة الزهراء بن علي', 'فاطمة الزهراء', 'بن علي'],
  ['عبد القادر', 'عبد القادر', 'عبد القادر'],
  ['Abdel Kader Messaoudi', 'Abdel Kader', 'Messaoudi'],
  ['Abd El Kader Messaoudi', 'Abd El Kader', 'Messaoudi'],
  ['Abdelkader Ben Salah', 'Abdelkader', 'Ben Salah'],
  ['Nour Eddine Amraoui', 'Nour Eddine', 'Amraoui'],
  ['Nour Ed-dine Amraoui', 'Nour Ed-dine', 'Amraoui'],
  ['Nour Ed Dine Amraoui', 'Nour Ed Dine', 'Amraoui'],
  ['Nour El Houda Amraoui', 'Nour El Houda', 'Amraoui'],
  ['Fatima El Amrani', 'Fatima', 'El Amrani'],
  ['Amina Benali', 'Amina', 'Benali'],
  [' Lydia ', 'Lydia', 'Lydia'],
])('%s is %s, %s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
