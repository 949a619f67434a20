/** Runs podman and buildah with their own store and settings, so that they use nothing of the machine except its kernel. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { Refusal } from './stages.mjs';

/** The settings. Prefer runc, because older versions of crun refuse a machine that mixes the two versions of cgroups. */
const containers = (runtime) => `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
log_driver = "k8s-file"
[engine]
runtime = "${runtime}"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "NETWORKS"
`;

/**
 * Prepares a store below `folder`. Returns `sh(command, args)`, which resolves to the output of a command. If the command fails, it throws
 * a Refusal with the last lines.
 */
export async function podmanIn(folder, { driver = 'overlay' } = {}) {
  mkdirSync(folder, { recursive: true });
  const runtime = (await run('runc', ['--version'])).code === 0 ? 'runc' : 'crun';
  const files = {
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
  };
  writeFileSync(files.CONTAINERS_CONF, containers(runtime).replace('NETWORKS', join(folder, 'networks')));
  writeFileSync(
    files.CONTAINERS_STORAGE_CONF,
    `[storage]\ndriver = "${driver}"\ngraphroot = "${join(folder, 'store')}"\nrunroot = "${join(folder, 'state')}"\n`,
  );
  return async function sh(command, args, { show = false, mayFail = false } = {}) {
    const { code, output } = await run(command, args, { env: files, show });
    if (code !== 0 && !mayFail)
      throw new Refusal(
        `${command} ${args.slice(0, 4).join(' ')} … failed.`,
        1,
        output.split('\n').slice(-25).join('\n'),
      );
    return mayFail ? { code, output } : output;
  };
}
