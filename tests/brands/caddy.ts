import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
export async function startCaddy({ port, folder, root, include }: Served) {
  const config = join(folder, 'Caddyfile')
  writeFileSync(
    config,
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
  const caddy = spawn(CADDY!, ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  await new Promise<void>((resolve, reject) => {
    let log = ''
    caddy.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('serving initial configuration')) resolve()
    })
    caddy.once('exit', () => reject(new Error(log)))
  })
  return {
    async close() {
      caddy.removeAllListeners('exit')
      const ended = new Promise((resolve) => caddy.once('exit', resolve))
      if (caddy.exitCode === null && caddy.kill('SIGTERM')) await ended
    },
  }
}
