// `npm run catalog -- import|export|demo`: reads or writes a file of products, or loads the demo.

const [verb] = process.argv.splice(2, 1);
if (verb === 'import') await import('./import-catalog.ts');
else if (verb === 'export') await import('./export-catalog.ts');
else if (verb === 'demo') await import('./load-demo-products.ts');
else {
  console.error('Usage: npm run catalog -- import FILE | export FILE | demo');
  process.exitCode = 1;
}
