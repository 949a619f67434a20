/** A process that sends requests: the parent says which, and gets the counts. Processes of their own, so that none slows another down. */
import { attacks } from './attacks/index.mjs';
import { bystander } from './bystander.mjs';
import { offer } from './offered.mjs';

process.once('message', async ({ name, context, rate, seconds, addresses }) => {
  const sender = name === null ? bystander(context) : attacks[name].sender(context);
  const result = await offer({ rate, seconds, addresses, next: sender });
  process.send(result, () => process.disconnect());
});
