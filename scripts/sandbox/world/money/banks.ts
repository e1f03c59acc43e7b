import type * as v from 'valibot'
import type { InstitutionSchema } from '#features/member/security/payout/schema.ts'
import banks from '../../content/banks.json' with { type: 'json' }

export type Institution = v.InferOutput<typeof InstitutionSchema>

type Lengths = readonly [min: number, max: number]

/**
 * Institutions of a kind; an institution with account numbers of another length has it beside its
 * name.
 */
interface Group {
  kind: 'bank' | 'ewallet'
  lengths: Lengths
  names: Readonly<Record<string, string | readonly [name: string, ...Lengths]>>
}

const listGroup = ({ kind, lengths, names }: Group): Institution[] =>
  Object.entries(names).map(([code, entry]) => {
    const own = typeof entry === 'string' ? ([entry, ...lengths] as const) : entry
    const [name, minLength, maxLength] = own
    return { code, name, kind, format: 'digits', minLength, maxLength }
  })

const address = (code: string, name: string, format: Institution['format']): Institution => ({
  code,
  name,
  kind: 'crypto',
  format,
  minLength: 26,
  maxLength: 90,
})

const NETWORKS = [
  address('TRC20', 'USDT (TRC20, Tron)', 'tron'),
  address('ERC20', 'USDT (ERC20, Ethereum)', 'evm'),
  address('BTC', 'Bitcoin (BTC)', 'bitcoin'),
]

const BY_CURRENCY: Readonly<Record<string, readonly Institution[]>> = Object.fromEntries(
  Object.entries(banks as unknown as Record<string, Group[]>).map(([currency, groups]) => [
    currency,
    groups.flatMap(listGroup),
  ]),
)

const ALL = [...Object.values(BY_CURRENCY).flat(), ...NETWORKS]

/** Returns the name of a bank, an e-wallet or a network; its code if it is unknown. */
export const nameInstitution = (code: string): string =>
  ALL.find((institution) => institution.code === code)?.name ?? code

/**
 * Lists where players of a currency can be paid: their country's banks and e-wallets, and crypto
 * networks.
 */
export const listInstitutionsOf = (currency: string): Institution[] => [
  // Players of the demo merchant in dollars live in the Philippines (`players.ts`).
  ...(BY_CURRENCY[currency === 'USD' ? 'PHP' : currency] ?? []),
  ...NETWORKS,
]
