/** Brings a store up to date, or backs it up, once; says when it begins and when it is done. Started by `crash-once.ts`. */
import { writeSync } from 'node:fs';
import { openStore } from '#server/db/store.ts';
import { backUp } from '#server/transfer/backup.ts';

const [job, folder = '', file = ''] = process.argv.slice(2);
const out = 1;
writeSync(out, 'begin\n');
if (job === 'backup') await backUp({ folder }, file);
else await (await openStore({ folder })).close();
writeSync(out, 'done\n');
