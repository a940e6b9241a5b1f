// `npm run backup`: backs up; with `restore` or `drill` restores a backup, or rehearses both.

const verb = process.argv[2];
if (verb === 'restore' || verb === 'drill') process.argv.splice(2, 1);
if (verb === 'restore') await import('./restore-backup.ts');
else if (verb === 'drill') await import('./drill-backup.ts');
else await import('./back-up.ts');
