import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from './runServer.ts'

/** Path of nginx on this machine; undefined if it is not installed. */
const NGINX = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)

/** Whether tests leave out nginx; where a change lands, they fail without it. */
export const leavesOutNginx = !NGINX && !process.env['CI']

interface Served {
  port: number
  /** Folder for the logs and temporary files of nginx. */
  folder: string
  root: string
  /** Path of the nginx configuration that the build wrote beside the site. */
  include: string
}

/** Starts nginx for one site; nginx reads its configuration at the start only. */
export const startNginx = ({ port, folder, root, include }: Served) =>
  runNginx(folder, `server { listen 127.0.0.1:${port}; root ${root}; include ${include}; }`)

/**
 * Starts nginx with these blocks of its `http` block.
 *
 * @param folder folder for its logs and temporary files
 */
export async function runNginx(folder: string, blocks: string) {
  if (!NGINX) throw new Error('nginx is not installed')
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log stderr notice;
events {}
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${blocks}
}`,
  )
  return runServer({
    command: NGINX,
    args: ['-c', config, '-p', folder],
    ready: 'start worker process',
  })
}
