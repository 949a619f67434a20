/**
 * A load generator process: the parent sends it the attack to run and receives the counts. Each attack has its own process so that no
 * attack slows another.
 */
import { attacks } from './attacks/index.mjs';
import { bystander } from './bystander.mjs';
import { offer } from './offered.mjs';

process.once('message', async ({ name, context, rate, seconds, addresses }) => {
  const sender = name === null ? bystander(context) : attacks[name].sender(context);
  const result = await offer({ rate, seconds, addresses, next: sender });
  process.send(result, () => process.disconnect());
});
