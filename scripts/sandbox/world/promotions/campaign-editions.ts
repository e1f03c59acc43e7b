import { boundsOf, dayOf, type Days } from '#lib/periods.ts'
import type { Brand } from '#core/brand/schema.ts'
import { timeZoneOf } from '#core/brand/timeZone.ts'
import { campaignOf, CAMPAIGNS } from './campaigns.ts'
import type { Campaign, Round } from './campaign-rules.ts'
import { boundsOfDay, addDays, addMonths, mondayOf } from '../days.ts'

const DAY = 24 * 60 * 60_000
/** Milliseconds after the end of a campaign within which its rewards can be claimed. */
const GRACE = 7 * DAY
/** Number of past tournaments and months that are shown. */
const PAST = 4

/**
 * The round of a campaign at a time; everything in it follows from the campaign's rules and the
 * gateway's clock.
 */
export interface Edition {
  id: string
  campaign: Campaign
  /** Key of the round; a player takes part once in each round. */
  round: string
  /** Time from which the round can be joined. */
  joinFrom: number
  startsAt: number
  /** End of the round; null if it has no end. */
  endsAt: number | null
  /** Time until which rewards can be claimed; null if the round has no end. */
  claimUntil: number | null
  /** Days of the merchant's time zone, both included, whose bets count for the round. */
  days: Days
}

/** Finds the days of the round that contains a day; weeks begin on Monday. */
export function daysOfRound(round: Round, today: string): Days {
  switch (round) {
    case 'day':
      return { from: today, to: today }
    case 'week': {
      const from = mondayOf(today)
      return { from, to: addDays(from, 6) }
    }
    case 'month': {
      const month = today.slice(0, 7)
      return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
    case 'once':
      return { from: '2026-01-01', to: '9999-12-30' }
  }
}

function editionOn(campaign: Campaign, days: Days, zone: string): Edition {
  const { start, end } = boundsOf(days, zone)
  const { id } = campaign
  const times = { joinFrom: start, startsAt: start, endsAt: end, claimUntil: end + GRACE }
  return { id, campaign, round: days.from, ...times, days }
}

function openEdition(campaign: Campaign, today: string, zone: string): Edition {
  const edition = editionOn(campaign, daysOfRound(campaign.round, today), zone)
  if (campaign.round !== 'once') return { ...edition, claimUntil: edition.endsAt }
  const start = Date.UTC(2026, 0, 1)
  const times = { joinFrom: start, startsAt: start, endsAt: null, claimUntil: null }
  return { ...edition, round: 'once', ...times }
}

function weekend(campaign: Campaign, monday: string, isCurrent: boolean, zone: string): Edition {
  const days = { from: addDays(monday, 4), to: addDays(monday, 6) }
  return {
    ...editionOn(campaign, days, zone),
    id: isCurrent ? campaign.id : `${campaign.id}-${days.from}`,
    joinFrom: boundsOfDay(monday, zone).start,
  }
}

function monthEdition(month: string, zone: string): Edition {
  const days = daysOfRound('month', `${month}-01`)
  return { ...editionOn(campaignOf(month), days, zone), round: 'once' }
}

const isAt = ({ features, currency }: Pick<Brand, 'features' | 'currency'>, one: Campaign) =>
  (!one.feature || features[one.feature]) && (!one.currency || one.currency === currency)

/** Lists the campaigns of a brand at a time: current ones, next month's, then past ones. */
export function listEditions(brand: Brand, now: number): Edition[] {
  if (!brand.features.promotions) return []
  const zone = timeZoneOf(brand)
  const today = dayOf(now, zone)
  const monday = mondayOf(today)
  const month = today.slice(0, 7)
  const own = CAMPAIGNS.filter((one) => isAt(brand, one))
  const current = own.map((campaign) =>
    campaign.atWeekends
      ? weekend(campaign, monday, true, zone)
      : openEdition(campaign, today, zone),
  )
  const back = Array.from({ length: PAST }, (_, index) => -1 - index)
  const pastWeekends = own
    .filter(({ atWeekends }) => atWeekends)
    .flatMap((one) => back.map((by) => weekend(one, addDays(monday, 7 * by), false, zone)))
  const months = (...steps: number[]) => steps.map((by) => monthEdition(addMonths(month, by), zone))
  const past = [...pastWeekends, ...months(...back)].toSorted(
    (one, other) => other.startsAt - one.startsAt,
  )
  return [...current, ...months(0, 1), ...past]
}

/** Finds a campaign by its own id, whether or not it is running. */
export function findCampaign(id: string): Campaign | undefined {
  const [, month] = /-(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(id) ?? []
  return month === undefined ? CAMPAIGNS.find((one) => one.id === id) : campaignOf(month)
}

export const findEdition = (brand: Brand, id: string, now: number): Edition | undefined =>
  listEditions(brand, now).find((edition) => edition.id === id)

/** Finds the round of a deposit campaign at a time. */
export function depositEdition(id: string | null, zone: string, now: number): Edition | undefined {
  const campaign = CAMPAIGNS.find((one) => one.id === id && one.kind === 'depositBonus')
  return campaign && openEdition(campaign, dayOf(now, zone), zone)
}
