/** PostGraphile 5 on the rows of the comparison, with its own server for Node. */
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const pgl = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['rows'] })],
  grafserv: { watch: false, graphiql: false },
  grafast: { explain: false },
});
const server = createServer();
server.on('error', (error) => console.error(error));
await pgl.createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1');
