// `npm run person`: with `erase` erases the data of a person, with `reset` removes the second step of a member of staff.

const [verb] = process.argv.splice(2, 1);
if (verb === 'erase') await import('./person-erasure.ts');
else if (verb === 'reset') await import('./reset-staff.ts');
else {
  console.error('Usage: npm run person -- erase EMAIL|PHONE [--apply], or: npm run person -- reset EMAIL');
  process.exitCode = 1;
}
