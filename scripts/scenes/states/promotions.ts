import { listGoods, redeemGood } from '#features/points/api.ts'
import { listPromotions } from '#features/promotions/api.ts'
import { claimRafflePromotion, getRaffle, revealRaffleSeed } from '#features/raffle/api.ts'
import { paths } from '#core/navigation/paths.ts'
import { DEMO_PAYMENT_PASSWORD } from '../../sandbox/world/identity/accounts.ts'
import type { Actor } from '../actor.ts'
import { MEMBER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { popupWith, type Step } from '../steps.ts'

const GOOD = 'brand-mug'
const SUBMIT = 'main form button[type=submit]'
const ADDRESS = {
  name: 'Somchai Jaidee',
  phone: '081 234 5678',
  line: '88/12 Sukhumvit 31',
  city: 'Bangkok',
  postcode: '10110',
}

const givePoints = (actor: Actor) =>
  actor.tell('points/grants', { username: MEMBER, points: 50_000 })

async function redeem(actor: Actor): Promise<string> {
  await givePoints(actor)
  const { list } = await actor.ask(MEMBER, listGoods)
  const { points, amount } = list.find((good: { id: string }) => good.id === GOOD)
  const { id } = await actor.ask(MEMBER, redeemGood, {
    rewardId: GOOD,
    quantity: 1,
    points,
    amount,
    address: { ...ADDRESS, note: '' },
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  })
  return id
}

/** Action of the operator on a redemption in the points mall, with its note. */
type PointAct = readonly [act: string, note?: string]

const REDEMPTIONS: readonly (readonly [name: string, ...acts: PointAct[]])[] = [
  ['applying'],
  ['shipped', ['approve'], ['ship', 'EF123456789TH']],
  ['completed', ['approve'], ['ship', 'EF123456789TH'], ['complete']],
  ['rejected', ['reject', 'None is left of this colour.']],
]

const fillAddress: Step[] = Object.entries(ADDRESS).map(([name, value]) => ({
  fill: `main input[name=${name}]`,
  with: value,
}))

const POINTS: readonly Scene[] = [
  {
    name: 'redeem-form',
    path: `/pointMall#goods/${GOOD}`,
    prepare: async (actor) => void (await givePoints(actor)),
    steps: fillAddress,
  },
  {
    name: 'redeem-check',
    path: `/pointMall#goods/${GOOD}`,
    prepare: async (actor) => void (await givePoints(actor)),
    steps: [...fillAddress, { press: SUBMIT }, { see: 'main input[type=password]' }],
  },
  ...REDEMPTIONS.map(([name, ...acts]): Scene => ({
    name: `redeem-${name}`,
    path: '/pointMall',
    prepare: async (actor) => {
      const id = await redeem(actor)
      for (const [act, note = ''] of acts) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await actor.tell('points/act', { id, act, note })
      }
      return `/pointMall#history/${id}`
    },
  })),
  {
    name: 'points-earn',
    path: '/pointMall',
    overlay: true,
    steps: [{ press: 'main header button' }, popupWith('ul.list-disc')],
  },
  { name: 'points-history', page: 'points-history', path: '/pointMall#history' },
  { name: 'points-details', page: 'points-details', path: '/pointMall#details' },
  { name: 'points-convert', path: '/pointMall#convert' },
]

const WHEEL = 'fortune-wheel'
/** Id of the tournament of this week; those of earlier weeks end in their date. */
const TOURNAMENT = 'weekend-tournament'

const giveTickets = async (actor: Actor) => {
  const order = { act: 'tickets', raffleId: WHEEL, username: MEMBER, count: 50 }
  await actor.tell('raffles/act', order)
}

/** Draws twice at the wheel; the seed of the draws is known afterwards. */
async function draw(actor: Actor): Promise<string> {
  await giveTickets(actor)
  const { own } = await actor.ask(MEMBER, getRaffle, { id: WHEEL, language: 'EN' })
  const { commitment } = own
  const clientSeed = 'my-lucky-number-8'
  await actor.ask(MEMBER, claimRafflePromotion, { id: WHEEL, clientSeed, commitment })
  const made = await actor.ask(MEMBER, claimRafflePromotion, { id: WHEEL, clientSeed, commitment })
  await actor.ask(MEMBER, revealRaffleSeed, { id: WHEEL, commitment })
  return made.draw.id
}

const PROMOTIONS: readonly Scene[] = [
  {
    name: 'promotion-apply',
    page: 'promotion-apply',
    path: paths.promotions('parlay-boost'),
    states: ['loading', 'failing', 'offline', 'long-words'],
  },
  { name: 'promotion-bonus', page: 'promotion-apply', path: paths.promotions('welcome-bonus') },
  { name: 'promotion-join', page: 'promotion-apply', path: paths.promotions('daily-spin') },
  {
    name: 'promotion-zalo',
    page: 'promotion-apply',
    path: paths.promotions('zalo-reward'),
    currencies: ['VND'],
    steps: [{ see: 'main input[name=zalo]' }],
  },
  {
    name: 'promotion-tournament',
    page: 'promotion-apply',
    path: paths.promotions(),
    prepare: async (actor) => {
      const { promotions } = await actor.ask(MEMBER, listPromotions, { language: 'EN' })
      const past = promotions.find(({ id }: { id: string }) => id.startsWith(`${TOURNAMENT}-`))
      return paths.promotions(past.id)
    },
    steps: [{ see: 'main table' }],
  },
  { name: 'promotion-claims', page: 'promotion-claims', path: paths.promotions('claims') },
  {
    name: 'raffle-wheel',
    page: 'raffle-wheel',
    path: paths.raffle(WHEEL),
    prepare: giveTickets,
    states: ['loading', 'failing', 'offline'],
  },
  {
    name: 'raffle-drawn',
    path: paths.raffle(WHEEL),
    prepare: giveTickets,
    overlay: true,
    steps: [{ press: 'main section > button' }, popupWith('a[href*="/verify/"]')],
  },
  {
    name: 'raffle-draws',
    page: 'raffle-draws',
    path: paths.raffle(WHEEL, 'draws'),
    prepare: async (actor) => void (await draw(actor)),
  },
  {
    name: 'raffle-check',
    path: paths.raffle(WHEEL, 'draws'),
    prepare: async (actor) => paths.raffle(WHEEL, `verify/${await draw(actor)}`),
  },
  { name: 'raffle-boxes', path: paths.raffle('golden-boxes') },
]

export const PROMOTION_SCENES: readonly Scene[] = [
  ...POINTS.map((scene): Scene => ({ ...scene, as: 'member', flags: ['pointsMall'] })),
  ...PROMOTIONS.map((scene): Scene => ({ ...scene, as: 'member', flags: ['promotions'] })),
  { name: 'raffle-draws-visitor', path: paths.raffle(WHEEL, 'draws'), flags: ['promotions'] },
]
