import { GATEWAY } from '../stamp/site-paths.ts'
import { findSecondName, type ServedSite } from './served-site.ts'
import { certificateOf, quotePath, rulesFile, type ServerPlaces, siteRoot } from './site-file.ts'

/**
 * Writes everything that Caddy needs for these sites. Caddy redirects from http to https by itself,
 * and gets the certificates by itself unless a folder holds them.
 */
export function writeCaddySites(sites: readonly ServedSite[], places: ServerPlaces): string {
  return sites.map((site) => `${writeSite(site, places)}\n`).join('\n')
}

const block = (opening: string, lines: readonly string[]) =>
  `${opening} {\n${lines.map((line) => `\t${line.replaceAll('\n', '\n\t')}\n`).join('')}}`

function writeSite(site: ServedSite, places: ServerPlaces): string {
  const { hosts, socketPath, hasOwnGateway, id } = site
  const { root, upstream } = places
  const gateway = [
    `@livery_gateway path_regexp ${GATEWAY}|^${socketPath}$`,
    block('handle @livery_gateway', ['encode zstd gzip', `reverse_proxy ${upstream}`]),
  ]
  const redirects = hosts.flatMap((host) => {
    const second = findSecondName(host, hosts)
    if (second === undefined) return []
    return block(second, [...secured([host], places), `redir https://${host}{uri} 301`])
  })
  return [
    `# ${id}`,
    block(hosts.join(', '), [
      ...secured(hosts, places),
      `root * ${quotePath(siteRoot(root, site))}`,
      ...(hasOwnGateway ? gateway : []),
      `import ${quotePath(rulesFile(root, site, 'caddy.conf'))}`,
    ]),
    ...redirects,
  ].join('\n')
}

function secured(hosts: readonly string[], { certificates }: ServerPlaces): string[] {
  if (certificates === undefined) return []
  return hosts.map((host) => {
    const { chain, key } = certificateOf(certificates, host)
    return `tls ${quotePath(chain)} ${quotePath(key)}`
  })
}
