// Loads generated packages in both forms, and prints what each offers: load.mjs PACKAGE…
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const name of process.argv.slice(2)) {
  const required = Object.keys(require(name)).sort();
  const imported = Object.keys(await import(name)).filter((key) => key !== 'default' && key !== 'module.exports').sort();
  const isSame = JSON.stringify(required) === JSON.stringify(imported);
  console.log(`${name}: ${isSame ? imported.join(' ') : `${required.join(' ')} / ${imported.join(' ')}`}`);
}
