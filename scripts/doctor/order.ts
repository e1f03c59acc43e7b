import * as v from 'valibot'
import { GatewayOrigin } from '#core/brand/addresses.ts'
import { FaultError, UsageError } from '../brand/fault.ts'
import { displayPath } from '../brand/places.ts'
import { parseBrands } from '../brand/read/brands.ts'
import { findNearest } from '../brand/read/nearest.ts'
import { applyOverlay } from '../brand/read/overlay.ts'
import type { Order } from './examination.ts'
import { type Profile, PROFILES } from './report.ts'

/** Name of the variable that holds the account's password, which then stands in no history. */
const PASSWORD_VARIABLE = 'LIVERY_PASSWORD'

type Flags = Readonly<Record<string, string | boolean | undefined>>

/**
 * Reads what to examine from the flags of the command, the brand file and the environment.
 *
 * @throws UsageError or FaultError
 */
export function readOrder(flags: Flags, variables: NodeJS.ProcessEnv): Order {
  const text = (name: string) => flags[name] as string | undefined
  const { brand, gateway: overlaid } = readBrand(flags, variables)
  const merchant = text('merchant') ?? brand?.merchant
  if (merchant === undefined) throw new UsageError('The doctor needs --merchant CODE or --brand ID')
  const origin = text('origin') ?? (brand && `https://${brand.domains[0]}`)
  const gateway = text('gateway') ?? (overlaid || origin)
  if (gateway === undefined) throw new UsageError('The doctor needs --gateway URL')
  const account = text('account')
  const password = text('password') ?? variables[PASSWORD_VARIABLE]
  if (account !== undefined && !password) {
    throw new UsageError(`--account needs a password: --password or ${PASSWORD_VARIABLE}`)
  }
  if (flags.write === true && account === undefined) {
    throw new UsageError('--write needs --account with a demo account, whose data it may change')
  }
  return {
    gateway: readOrigin('gateway', gateway),
    merchant,
    origin: origin && readOrigin('origin', origin),
    brand,
    account,
    password,
    write: flags.write === true,
    profiles: readProfiles(text('profile')),
    only: text('only')?.split(',') ?? [],
  }
}

function readBrand(flags: Flags, variables: NodeJS.ProcessEnv) {
  const { brand: id, brands, env } = flags as Record<string, string>
  if (id === undefined) {
    if (env !== undefined) throw new UsageError('--env needs --brand ID')
    return { brand: undefined, gateway: undefined }
  }
  const { chosen, faults } = parseBrands({ brandsDir: brands!, ids: [id], ...(env && { env }) })
  const [{ folder, brand } = {}] = chosen
  if (!folder || !brand || faults.length > 0) throw new FaultError(faults)
  if (env === undefined) return { brand, gateway: undefined }
  return applyOverlay(brand, folder, displayPath(folder), env, variables)
}

function readOrigin(flag: string, address: string): string {
  const url = URL.parse(address)
  const read = v.safeParse(GatewayOrigin, url?.origin)
  if (url && url.pathname === '/' && read.success) return read.output
  throw new UsageError(
    `--${flag} is an https origin without a path, such as https://gw.example.com; http is for localhost`,
  )
}

function readProfiles(text: string | undefined): Profile[] {
  if (text === undefined) return [...PROFILES]
  const named = text.split(',')
  const odd = named.find((each) => !PROFILES.includes(each as Profile))
  if (odd === undefined) return PROFILES.filter((each) => named.includes(each))
  const nearest = findNearest(odd, PROFILES)
  throw new UsageError(
    `There is no profile ${odd}; ${nearest ? `did you mean ${nearest}?` : `known: ${PROFILES.join(', ')}`}`,
  )
}
