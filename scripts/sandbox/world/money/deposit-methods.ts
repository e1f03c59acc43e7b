import type { Method, MethodKind, NextAction } from '#features/member/deposit/schema.ts'
import depositMethods from '../../content/deposit-methods.json' with { type: 'json' }
import type { Rules } from '../../rules.ts'
import { scaleUnits, writeMoney } from './money.ts'
import type { deposits } from '../../db/deposit-tables.ts'

type Row = typeof deposits.$inferSelect

interface House {
  id: string
  kind: MethodKind
  name: string
  /** Limit in baht, scaled to the merchant's currency. */
  min: number
  max: number
  /** Fee in hundredths of a percent. */
  feePoints: number
  minutes: number
  /** Minutes within which the deposit must be paid; null without a limit. */
  lifetime: number | null
}

/** The operator's own account, and the ways to deposit, by the currency. */
const { accounts, methods } = depositMethods as {
  accounts: Record<string, { bank: string; bin: string | null; number: string }>
  methods: Record<string, House[]>
}

const accountOf = (currency: string) => accounts[currency] ?? accounts['other']!

/** Lists the payment methods for deposits in a currency, the fastest first. */
const listHouse = (currency: string): readonly House[] => [
  ...(methods[currency] ?? methods['other']!),
  ...methods['common']!,
]

export const findMethod = (currency: string, id: string): House | undefined =>
  listHouse(currency).find((method) => method.id === id)

/** Lists the payment methods without a fee; the last one has the highest limit. */
export const listTransferMethods = (currency: string) =>
  listHouse(currency)
    .filter(({ kind }) => TRANSFERS.includes(kind))
    .map(({ id, name, max }) => ({ id, name, maxUnits: scaleUnits(max, currency) }))
    .toSorted((one, other) => one.maxUnits - other.maxUnits)

const TRANSFERS: readonly MethodKind[] = ['promptPay', 'vietQr', 'bankTransfer', 'ewallet']

export const NETWORKS = [
  { code: 'TRC20', name: 'Tron (TRC-20)', confirmations: 20 },
  { code: 'BEP20', name: 'BNB Smart Chain (BEP-20)', confirmations: 15 },
  { code: 'ERC20', name: 'Ethereum (ERC-20)', confirmations: 12 },
] as const

export const confirmationsOf = (network: string | null): number =>
  NETWORKS.find(({ code }) => code === network)?.confirmations ?? 0

/** Amounts in baht that the deposit form offers as buttons. */
const PRESETS = [100, 300, 500, 1000, 5000, 10_000]

/** Returns the maintenance of a payment method by the gateway's clock; null if there is none. */
export function maintenanceOf(
  closed: Rules['closedDeposits'],
  id: string,
  now: Date,
): Method['maintenance'] {
  const shut = closed[id]
  if (!shut || (shut.endsAt !== undefined && Date.parse(shut.endsAt) <= now.getTime())) return null
  return { endsAt: shut.endsAt ?? null }
}

export const describeMethods = (
  currency: string,
  closed: Rules['closedDeposits'],
  now: Date,
): Method[] =>
  listHouse(currency).map(({ id, kind, name, min, max, feePoints, minutes }) => ({
    id,
    kind,
    name,
    min: writeMoney(min, currency),
    max: writeMoney(max, currency),
    presets: PRESETS.filter((baht) => baht >= min && baht <= max).map((baht) =>
      writeMoney(baht, currency),
    ),
    feePercent: String(feePoints / 100),
    minutes,
    maintenance: maintenanceOf(closed, id, now),
    networks: kind === 'crypto' ? [...NETWORKS] : [],
  }))

/** Calculates the fee of an amount, which is always less than the amount. */
export function feeOf(currency: string, methodId: string, units: number): number {
  const fee = Math.floor((units * (findMethod(currency, methodId)?.feePoints ?? 0)) / 10_000)
  return fee < units ? fee : 0
}

/** Price of a USDT in baht, from which other currencies get a price of similar size. */
const BAHT_PER_USDT = 35

/** Converts an amount to USDT with six decimals, rounded up so that it is enough. */
export function assetAmountOf(currency: string, units: number): string {
  const rate = scaleUnits(BAHT_PER_USDT, currency)
  const millionths = (BigInt(units) * 1_000_000n + BigInt(rate) - 1n) / BigInt(rate)
  const digits = String(millionths).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

const HOLDER = 'LIVERY DEMO CO., LTD.'

/** Writes what the player must do to pay. */
export function describePayment(row: Row, currency: string, payOrigin: string): NextAction {
  const method = findMethod(currency, row.methodId)
  const reference = row.id.slice(-8)
  switch (method?.kind) {
    case 'promptPay':
      return {
        kind: 'showQr',
        scheme: 'promptPay',
        target: '0105567012345',
        holder: HOLDER,
        reference,
      }
    case 'vietQr':
    case 'bankTransfer': {
      const account = accountOf(currency)
      const bin = method.kind === 'vietQr' ? account.bin : null
      return { kind: 'showAccount', ...account, bin, holder: HOLDER, reference }
    }
    case 'crypto':
      return {
        kind: 'showAddress',
        network: NETWORKS.find(({ code }) => code === row.network)?.name ?? '',
        address: `${row.network === 'TRC20' ? 'T' : '0x'}${row.token}`,
        asset: 'USDT',
        assetAmount: row.assetAmount ?? '0',
      }
    case 'ewallet':
    case 'card':
      return { kind: 'redirect', url: `${payOrigin}/checkout/${row.token}` }
    default:
      return { kind: 'none' }
  }
}

/**
 * Returns the units that a voucher is worth: any code such as `LUCKY-100-AB12` is valid once. Null
 * for other texts.
 */
export function voucherUnits(code: string, currency: string): number | null {
  const [, baht] = /^LUCKY-([1-9]\d{0,5})-[A-Z0-9]{4}$/.exec(code.trim().toUpperCase()) ?? []
  return baht === undefined ? null : scaleUnits(Number(baht), currency)
}
