/**
 * The health check of a container: `node deploy/health.mjs ADDRESS`, such as http://127.0.0.1:4000/healthz. It exits with 0 if the process
 * answers, otherwise with 1.
 */
const [address] = process.argv.slice(2);
const answered = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch((error) => error);
if (!answered.ok) console.error(`${address}: ${answered.status ?? answered.cause?.code ?? answered.message}`);
process.exit(answered.ok ? 0 : 1);
