import type { FeatureName } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import rewardSeeds from '../../content/reward-seeds.json' with { type: 'json' }
import type { Db } from '../../db/open.ts'
import { inserter, cacheStatements } from '../../db/prepared-statements.ts'
import { type RewardKind, rewards, type RewardSource } from '../../db/reward-tables.ts'
import { entryOf } from '../../content/texts.ts'
import { turnovers } from '../../db/withdrawal-tables.ts'
import { scaleUnits } from './money.ts'
import { BONUS_WEIGHTS, type TurnoverRow } from './turnover.ts'
import { upgradeReference, upgradeTitle } from '../promotions/vip.ts'
import { UPGRADE_MULTIPLIER, VIP_LEVELS } from '../promotions/vip-levels.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Feature that a merchant must have for rewards of each source. */
const NEEDS: Partial<Record<RewardSource, FeatureName>> = {
  promotion: 'promotions',
  raffle: 'promotions',
  mission: 'missions',
  referral: 'referral',
  vip: 'vip',
}

interface Seed {
  id: string
  source: RewardSource
  /** Part of the key of the reward's title, which is `rewards.<name>.title`. */
  name: string
  kind: RewardKind
  /** Amount in baht; in points if the reward is paid in points. */
  amount: number
  /** How many times a bonus must be bet. */
  times?: number
  /** Time of the reward, in hours since the data was seeded. */
  granted: number
  expires?: number
  claimed?: number
  /** State of a claimed bonus, and the share of its turnover that was bet. */
  bonus?: [state: TurnoverRow['state'], share: number]
}

/** Rewards of demo players; players with more money have larger ones. */
const { common, rich, inPlay } = rewardSeeds as unknown as Record<
  'common' | 'rich' | 'inPlay',
  readonly Seed[]
>

const HOLDERS: readonly { username: string; factor: number; seeds: readonly Seed[] }[] = [
  { username: 'demomember', factor: 1, seeds: common },
  { username: 'demovip', factor: 10, seeds: [...common, ...rich] },
  { username: 'demoleader', factor: 3, seeds: [...common, ...rich, ...inPlay] },
]

const prepare = cacheStatements((db) => ({
  addReward: inserter(db, rewards, { unlessThere: true }),
  addTurnover: inserter(db, turnovers, { unlessThere: true }),
}))

/** Seeds the rewards of the demo accounts: some about to expire, some claimed, some expired. */
export function seedRewards(db: Db, brand: Brand, now: number): void {
  for (const { username, factor, seeds } of HOLDERS) {
    const offered = seeds.filter(({ source, kind }) => {
      const need = NEEDS[source]
      return (!need || brand.features[need]) && (kind !== 'points' || brand.features.pointsMall)
    })
    for (const seed of offered) addSeed(db, brand, { username, factor, seed, now })
  }
  if (brand.features.vip) addUpgrades(db, brand, now)
}

function addSeed(
  db: Db,
  { merchant, currency }: Brand,
  { username, factor, seed, now }: { username: string; factor: number; seed: Seed; now: number },
): void {
  const at = (hours: number | undefined) => (hours === undefined ? null : now + hours * HOUR)
  const { kind, amount, times = 0, claimed } = seed
  const units = kind === 'points' ? amount * factor : scaleUnits(amount * factor, currency)
  const { addReward, addTurnover } = prepare(db)
  const added = addReward.run({
    merchant,
    username,
    source: seed.source,
    reference: `seed-${seed.id}`,
    ...entryOf(`rewards.${seed.name}`, 'title'),
    kind,
    amount: units,
    multiplier: times * 100,
    grantedAt: now + seed.granted * HOUR,
    expiresAt: at(seed.expires),
    claimedAt: at(claimed),
  })
  if (added.changes === 0 || !seed.bonus || claimed === undefined) return
  const [state, share] = seed.bonus
  const required = units * times * 100
  const openedAt = now + claimed * HOUR
  addTurnover.run({
    merchant,
    username,
    kind: 'bonus',
    reference: `reward-${added.lastInsertRowid}`,
    base: units,
    bonus: units,
    multiplier: times * 100,
    required,
    contributed: Math.floor(required * share),
    weights: BONUS_WEIGHTS,
    state,
    openedAt,
    expiresAt: openedAt + 30 * DAY,
    closedAt: state === 'open' ? null : openedAt + 6 * DAY,
  })
}

/**
 * Adds the upgrade bonuses of demovip's earlier VIP levels as claimed; the last one can still be
 * claimed.
 */
function addUpgrades(db: Db, { merchant, currency }: Brand, now: number): void {
  for (const { rank, name, upgrade } of VIP_LEVELS.filter((level) => level.rank < 4)) {
    const grantedAt = now - (5 - rank) * 40 * DAY
    prepare(db).addReward.run({
      merchant,
      username: 'demovip',
      source: 'vip',
      reference: upgradeReference(rank),
      title: upgradeTitle(name),
      kind: 'bonus',
      amount: scaleUnits(upgrade, currency),
      multiplier: UPGRADE_MULTIPLIER,
      grantedAt,
      expiresAt: null,
      claimedAt: grantedAt + 3 * HOUR,
    })
  }
}
