import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { runVerb } from './brand/command-line.ts'
import { brandPlugin } from './brand/dev-plugin.ts'
import { FaultError, RefusedError } from './brand/fault.ts'
import { parsePort } from './brand/port.ts'
import { currentRelease, displayPath, RELEASE_FILE, ROOT, SANDBOX } from './brand/places.ts'
import { onStop } from './on-stop.ts'
import { type ReadyBrand, readBrands, listBrandIds } from './brand/read/brands.ts'

const BRANDS = join(ROOT, 'brands')

/** Folder with a minimal release of the brand, by which the sandbox finds the brand. */
const SITES = join(ROOT, '.cache/dev-sites')

await runVerb(
  'npm run dev --',
  {
    description: 'Serves one brand from its sources, with a sandbox gateway behind it',
    takes: 'maybe one id',
    args: { port: { type: 'string', description: 'Port to serve on', default: '4105' } },
    run: async ({ port }, [id]) => serve(parsePort(port as string), id),
  },
  process.argv.slice(2),
)

async function serve(port: number, given: string | undefined): Promise<void> {
  const id = given ?? listBrandIds(BRANDS)[0]
  if (!id)
    throw new RefusedError(
      `There is no brand in ${displayPath(BRANDS)}; make one with "npm run brand -- new"`,
    )
  const { startSandbox } = await import('./sandbox/server.ts')
  announce(await load(id, 0))
  const sandbox = await startSandbox({
    port: 0,
    pagesPort: port,
    sites: SITES,
    data: join(ROOT, '.cache/dev.sqlite'),
    art: join(ROOT, '.cache/art'),
  })
  const host = `${id}.localhost:${sandbox.port}`
  // The sandbox recognises the brand by the Host header.
  const proxy = { target: `http://127.0.0.1:${sandbox.port}`, headers: { Host: host }, ws: true }
  const server = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    plugins: [
      brandPlugin(id, async () => {
        const ready = await load(id, sandbox.port)
        announce(ready)
        return ready
      }),
    ],
    optimizeDeps: { entries: ['index.html'] },
    server: {
      watch: { ignored: [/\/(?:\.cache|dist|gallery)\//] },
      host: '127.0.0.1',
      port,
      strictPort: true,
      allowedHosts: ['.localhost'],
      proxy: Object.fromEntries(['/wps', '/lgw', '/lotto', '/cdn'].map((path) => [path, proxy])),
    },
  })
  try {
    await server.listen()
  } catch (error) {
    await Promise.all([server.close(), sandbox.close()])
    if (!/already in use/.test((error as Error).message)) throw error
    throw new RefusedError(`Port ${port} is in use; choose another with "npm run dev -- --port N"`)
  }
  console.log(`${id}: http://${id}.localhost:${port}/   (sandbox console: ${sandbox.url}/sandbox/)`)
  onStop(() => Promise.all([server.close(), sandbox.close()]))
}

/**
 * Loads the brand with its sandbox overlay. Calls go to the page's own origin, which proxies them.
 */
async function load(id: string, sandboxPort: number): Promise<ReadyBrand> {
  const { ready, faults } = await readBrands({
    brandsDir: BRANDS,
    ids: [id],
    env: SANDBOX,
    gateway: '',
    variables: { ...process.env, LIVERY_PORT: String(sandboxPort || 4100) },
  })
  if (!ready[0]) throw new FaultError(faults)
  return ready[0]
}

function announce({ brand }: ReadyBrand): void {
  const folder = currentRelease(SITES, brand.id)
  const file = join(folder, RELEASE_FILE)
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${file}.next`,
    JSON.stringify({ id: brand.id, name: brand.name, hash: 'dev', brand }),
  )
  renameSync(`${file}.next`, file)
}
