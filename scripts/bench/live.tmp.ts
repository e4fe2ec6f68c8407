import { MEMORY_FLAGS } from '../../test/support/memory.ts';
import { Scripted } from '../../test/support/scripted.ts';
import { end, heard, sprague, start } from '../bots/beside.ts';
const bot = await sprague(MEMORY_FLAGS); await start(bot);
const people = Array.from({ length: 32 }, (_, i) => new Scripted(bot.local.world, `Student ${i + 1}`, 'games'));
let n = 0;
const run = async (acts: number) => { let done = 0; await Promise.all(people.map(async (person) => { while (done < acts) { done += 1; n += 1; const ack = await person.slash('analyze', { line: 'nim 3 4 5' }); if (ack.kind === 'replied' && ack.message !== null) bot.local.world.dismiss(person.id, ack.message); } })); };
const look = async (w: string) => { const m = await heard(bot); console.log(w, n, 'live', m.heap.toFixed(2), 'rss', m.resident.toFixed(0)); };
await run(300); await look('start'); await run(25000); await look('25k'); await new Promise((r) => setTimeout(r, 620_000)); await look('after 10 min'); await run(25000); await look('50k'); await end(bot);
