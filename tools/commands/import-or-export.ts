// `npm run catalog:import`: imports a catalog; with `export` writes one.

const isExport = process.argv[2] === 'export';
if (isExport) process.argv.splice(2, 1);
if (isExport) await import('./export-catalog.ts');
else await import('./import-catalog.ts');
