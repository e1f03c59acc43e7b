import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Brand } from '#core/brand/schema.ts'
import { createGatewayTransport, type GatewayOptions } from '#core/gateway/client.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { type SandboxOptions, startSandbox } from '#scripts/sandbox/server.ts'
import type { StateChange } from '#scripts/sandbox/state.ts'
import { ask, fetchLocalhost, type Asked, type Reply } from '#scripts/localhost.ts'
import { makeSitesFolder, type SitesFolder } from './sites.ts'

export interface TestSandbox {
  port: number
  sites: SitesFolder
  ask(asked: Asked): Promise<Reply>
  /** Makes the app's own client, on a brand's host or from another origin. */
  transport(
    brand: Brand,
    more?: {
      token?: string
      language?: LanguageCode
      baseUrl?: string
      merchant?: string
      /** Throws by default, because the sandbox's replies must match their schemas exactly. */
      onSchemaMismatch?: GatewayOptions['onSchemaMismatch']
    },
  ): ReturnType<typeof createGatewayTransport>
  /** Calls the JSON interface of the sandbox's console. */
  console(method: string, path: string, body?: unknown): Promise<Reply>
  setState(change: StateChange): Promise<void>
  /** Logs a demo account in; resolves to its session token. */
  logIn(brand: Brand, username: string): Promise<string>
  close(): Promise<void>
}

const refuseMismatches: NonNullable<GatewayOptions['onSchemaMismatch']> = (
  { path },
  mismatches,
) => {
  throw new Error(`${path} is not as declared: ${JSON.stringify(mismatches)}`)
}

/** Starts a sandbox for one test file: in memory, on a free port, with these brands' sites. */
export async function startTestSandbox(
  brands: readonly Brand[],
  options: SandboxOptions = {},
): Promise<TestSandbox> {
  const sites = makeSitesFolder(...brands)
  const art = mkdtempSync(join(tmpdir(), 'livery-art-'))
  const sandbox = await startSandbox({
    port: 0,
    sites: sites.path,
    data: ':memory:',
    art,
    ...options,
  })
  const { port } = sandbox
  const askConsole: TestSandbox['console'] = (method, path, body) =>
    ask(port, {
      host: 'localhost',
      path,
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  return {
    port,
    sites,
    ask: (asked) => ask(port, asked),
    transport: (brand, { token, language, baseUrl, merchant, onSchemaMismatch } = {}) =>
      createGatewayTransport({
        baseUrl: baseUrl ?? `http://${brand.id}.localhost:${port}`,
        merchant: merchant ?? brand.merchant,
        language: () => language ?? brand.defaultLanguage,
        token: () => token ?? null,
        fetch: fetchLocalhost,
        onSchemaMismatch: onSchemaMismatch ?? refuseMismatches,
      }),
    console: askConsole,
    setState: async (change) => {
      const reply = await askConsole('PUT', '/sandbox/state', change)
      if (reply.status !== 200) throw new Error(reply.text)
    },
    logIn: async (brand, username) => {
      const merchant = brand.merchant
      return (await askConsole('POST', '/sandbox/sessions', { merchant, username })).json.token
    },
    close: async () => {
      await sandbox.close()
      sites.remove()
      rmSync(art, { recursive: true, force: true })
    },
  }
}
