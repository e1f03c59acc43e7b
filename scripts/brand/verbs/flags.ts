import { join } from 'node:path'
import * as v from 'valibot'
import { GatewayOrigin } from '#core/brand/addresses.ts'
import { quote } from '#lib/quote.ts'
import { UsageError } from '../fault.ts'
import { displayPath, ROOT, SANDBOX, SANDBOX_SITES, SITES } from '../places.ts'

export type Flag = string | boolean | undefined

/** Flag of every verb that reads brand files. */
export const BRANDS = {
  type: 'string',
  description: 'Folder of the brands',
  default: displayPath(join(ROOT, 'brands')),
} as const

/** Flags of every verb that reads or writes the folder of the sites. */
export const OUT = {
  type: 'string',
  description: `Folder of the sites; ${displayPath(SITES)} unless given, ${displayPath(SANDBOX_SITES)} for the sandbox`,
} as const
export const ENV = { type: 'string', description: 'Environment that it was emitted for' } as const

/** Flags that say for whom a site is emitted. */
export const EMIT = {
  gateway: { type: 'string', description: "Origin of the gateway; the site's own unless given" },
  env: { type: 'string', description: 'Overlay brands/<id>/<env>.json to lay over each brand' },
} as const

export const outOf = (out: Flag, env: Flag) =>
  (out as string | undefined) ?? (env === SANDBOX ? SANDBOX_SITES : SITES)

/** Reads the flags that say for whom a site is emitted. */
export const emitOptions = ({ gateway, env }: { gateway?: Flag; env?: Flag }) => ({
  ...(gateway !== undefined && { gateway: parseOrigin(gateway as string) }),
  ...(env !== undefined && { env: env as string }),
})

function parseOrigin(text: string): string {
  const result = v.safeParse(GatewayOrigin, text)
  if (result.success) return text
  throw new UsageError(`--gateway is ${quote(text)}, ${result.issues[0].message}`)
}

/** Writes the command line to type; flags with their default value are left out. */
export function commandOf(
  verb: string,
  ids: readonly string[],
  flags: Readonly<Record<string, Flag>>,
): string {
  const given = Object.entries(flags)
    .filter(
      ([name, value]) => value !== undefined && !(name === 'brands' && value === BRANDS.default),
    )
    .flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)]))
  return ['npm run brand --', verb, ...ids, ...given].join(' ')
}
