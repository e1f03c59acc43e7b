import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from './runServer.ts'

/** Path of Caddy on this machine; undefined if it is not installed. */
export const CADDY = [process.env['LIVERY_CADDY'] ?? 'caddy', '/usr/bin/caddy'].find(
  (name) => spawnSync(name, ['version']).status === 0,
)

interface Served {
  port: number
  /** Folder for Caddy's configuration and data. */
  folder: string
  root: string
  /** Path of the Caddy snippet that the build wrote beside the site. */
  include: string
}

/** Starts Caddy for one site, with the rules that the build wrote for it. */
export const startCaddy = ({ port, folder, root, include }: Served) =>
  runCaddy(
    folder,
    `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}
	import ${include}
}
`,
  )

/**
 * Starts Caddy with a Caddyfile.
 *
 * @param folder folder for its configuration and data
 */
export async function runCaddy(folder: string, text: string) {
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, text)
  return runServer({
    command: CADDY!,
    args: ['run', '--config', config, '--adapter', 'caddyfile'],
    ready: 'serving initial configuration',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
}
