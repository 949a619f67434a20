/** The example proxy configurations in docs/examples. The headers that they set prevent a visitor from posing as another one. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { Visitors } from '../apps/web/dist/visitor-address.js';
import { root } from './lib/workspace.mjs';

const VISITOR = '203.0.113.9';
const read = (name) => readFileSync(join(root, 'docs/examples', name), 'utf8');

/** The value of each variable in both configuration languages, for a visitor at `VISITOR` who uses TLS. */
const VALUES = {
  $remote_addr: VISITOR,
  '{remote_host}': VISITOR,
  $scheme: 'https',
  '{scheme}': 'https',
  $http_host: 'cards.example.org',
  '{hostport}': 'cards.example.org',
  $http_upgrade: 'websocket',
  $connection_upgrade: 'upgrade',
  '""': null,
};

/** The headers that a configuration sets, as `[name, value]`; null removes one. */
const HEADERS = {
  'nginx.conf': (text) =>
    [...text.matchAll(/^\s*proxy_set_header (\S+) +(\S+);$/gmu)].map(([, name, value]) => [name, value]),
  Caddyfile: (text) =>
    [...text.matchAll(/^\s*header_up (-?)(\S+)(?: (\S+))?$/gmu)].map(([, gone, name, value]) => [
      name,
      gone ? '""' : value,
    ]),
};

/** Runs a proxy that changes headers as the configuration says, with the site behind it. */
async function behind(headers, use) {
  const seen = [];
  const visitors = new Visitors({ trustedProxies: ['loopback'], warn: (sentence) => seen.push(sentence) });
  const site = createServer((request, response) => response.end(JSON.stringify(visitors.name(request))));
  const proxy = createServer((request, response) => {
    const passed = { ...request.headers };
    for (const [name, value] of headers) {
      assert.ok(value in VALUES, `${value} is a variable that this test knows`);
      if (VALUES[value] === null) delete passed[name.toLowerCase()];
      else passed[name.toLowerCase()] = VALUES[value];
    }
    for (const name of ['connection', 'upgrade']) delete passed[name];
    send({ port: site.address().port, headers: passed }, (answer) => answer.pipe(response)).end();
  });
  for (const server of [site, proxy]) await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${proxy.address().port}/`, seen);
  } finally {
    for (const server of [site, proxy]) server.close();
  }
}

for (const [name, headersOf] of Object.entries(HEADERS)) {
  test(`behind ${name} a visitor is identified by the address of the connection, not by claimed headers`, () =>
    behind(headersOf(read(name)), async (url, warnings) => {
      const claims = [
        {},
        { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'http' },
        { 'x-forwarded-for': '127.0.0.1, 10.0.0.1', forwarded: 'for=198.51.100.1', 'x-real-ip': '198.51.100.1' },
      ];
      for (const headers of claims)
        assert.deepEqual(await (await fetch(url, { headers })).json(), { address: VISITOR, secure: true });
      assert.deepEqual(warnings, []);
    }));
}

test('both allow the largest request, and nginx forwards WebSockets', () => {
  assert.match(read('nginx.conf'), /client_max_body_size 10m;/u);
  assert.match(read('Caddyfile'), /max_size 10MB/u);
  const headers = new Map(HEADERS['nginx.conf'](read('nginx.conf')));
  assert.deepEqual([headers.get('Upgrade'), headers.get('Connection')], ['$http_upgrade', '$connection_upgrade']);
});
