import { join } from 'node:path'
import { currentRelease } from '../places.ts'
import type { ServedSite } from './served-site.ts'

/** Where a server finds what belongs to its sites. */
export interface ServerPlaces {
  /** Folder of the sites, as the server sees it. */
  root: string
  /** Origin of the gateway, for sites whose own origin the gateway is. */
  upstream: string | undefined
  /** Folder with a folder of certificates for each host. */
  certificates: string | undefined
}

/** Names of a host's certificate and its key, as certbot gives them. */
export const certificateOf = (folder: string, host: string) => ({
  chain: join(folder, host, 'fullchain.pem'),
  key: join(folder, host, 'privkey.pem'),
})

/** Paths of a site, and of the headers and rules beside it. */
export const siteRoot = (root: string, { id }: ServedSite) => join(root, id)
export const rulesFile = (root: string, { id }: ServedSite, name: string) =>
  join(currentRelease(root, id), name)

/** Quotes a path, which may hold blanks, as both servers read it. */
export const quotePath = (path: string) => `"${path.replaceAll('"', '\\"')}"`
