import { listDownlines } from '#features/agent/team/api.ts'
import { listDepositMethods } from '#features/member/deposit/api.ts'
import { listBets } from '#features/member/records/api.ts'
import { listGoods } from '#features/points/api.ts'
import { listPromotions } from '#features/promotions/api.ts'
import { listRaffles } from '#features/raffle/api.ts'
import { listVipLevels } from '#features/vip/api.ts'
import { listWins } from '#features/winners/api.ts'
import { getFunds } from '#core/wallet/api.ts'
import { paths } from '#core/navigation/paths.ts'
import { addFavorite, listGames, listVendors } from '#parts/games/api.ts'
import { NEWCOMER } from '../../sandbox/world/identity/accounts.ts'
import type { Actor } from '../actor.ts'
import { replying } from '../replies.ts'
import type { Scene } from '../scene.ts'
import { agent } from './agents.ts'

/** Pages that the operator has not filled yet, or that the player has not used yet. */
const EMPTY: readonly Scene[] = [
  {
    name: 'promotions-empty',
    path: paths.promotions(),
    flags: ['promotions'],
    replies: [replying(listPromotions, (reply) => ({ ...reply, promotions: [] }))],
  },
  {
    name: 'promotions-no-pictures',
    path: paths.promotions(),
    flags: ['promotions'],
    replies: [
      replying(listPromotions, (reply) => ({
        ...reply,
        promotions: reply.promotions.map((promotion: object) => ({ ...promotion, picture: '' })),
      })),
    ],
  },
  {
    name: 'promotion-claims-empty',
    path: paths.promotions('claims'),
    as: 'member',
    empty: true,
    flags: ['promotions'],
  },
  {
    name: 'raffle-empty',
    path: paths.raffle(),
    flags: ['promotions'],
    replies: [replying(listRaffles, (reply) => ({ ...reply, list: [] }))],
  },
  {
    name: 'raffle-draws-empty',
    path: paths.raffle('fortune-wheel', 'draws'),
    as: 'member',
    empty: true,
    flags: ['promotions'],
  },
  {
    name: 'winners-empty',
    path: '/winners',
    flags: ['winnerBoard'],
    replies: [replying(listWins, (reply) => ({ ...reply, list: [] }))],
  },
  {
    name: 'pointMall-empty',
    path: paths.pointMall(),
    flags: ['pointsMall'],
    replies: [replying(listGoods, (reply) => ({ ...reply, list: [] }))],
  },
  {
    name: 'points-history-empty',
    path: paths.pointMall('history'),
    as: 'member',
    empty: true,
    flags: ['pointsMall'],
  },
  {
    name: 'points-details-empty',
    path: paths.pointMall('details'),
    as: 'member',
    empty: true,
    flags: ['pointsMall'],
  },
  {
    name: 'deposit-no-methods',
    path: paths.member('depositv2'),
    as: 'member',
    replies: [replying(listDepositMethods, (reply) => ({ ...reply, methods: [] }))],
  },
  { name: 'favorite-empty', path: paths.favorite, as: 'member', empty: true },
  { name: 'recent-empty', path: paths.recent, as: 'member', empty: true },
  { name: 'vip-empty', path: paths.vip, as: 'member', empty: true, flags: ['vip'] },
]

/** The player who has reached the last level that the operator offers. */
const TOP: Scene = {
  name: 'vip-top',
  path: paths.vip,
  as: 'member',
  account: 'demovip',
  flags: ['vip'],
  // The demo player's level is the fourth, so that it is the top of the first four.
  replies: [replying(listVipLevels, (reply) => ({ ...reply, list: reply.list.slice(0, 4) }))],
}

async function likeOne(actor: Actor): Promise<void> {
  const { games } = await actor.ask(NEWCOMER, listGames, { pageNo: 1, pageSize: 1 })
  const [{ id: nodeId, vendor, type: gameType }] = games
  await actor.ask(NEWCOMER, addFavorite, { nodeId, vendor, gameType })
}

/** Lists with exactly one entry, where one looks different from many. */
const ONE: readonly Scene[] = [
  {
    name: 'promotions-one',
    path: paths.promotions(),
    flags: ['promotions'],
    replies: [
      replying(listPromotions, (reply) => ({ ...reply, promotions: reply.promotions.slice(0, 1) })),
    ],
  },
  {
    name: 'member-bets-one',
    path: '/member?preset=last30#personalHistoryCopy',
    as: 'member',
    replies: [
      replying(listBets, ({ list: [bet], ...reply }) => ({
        ...reply,
        list: [bet],
        nextCursor: undefined,
        sums: {
          count: 1,
          stake: bet.betAmount,
          validBet: bet.validBet,
          win: bet.winAmount,
          net: bet.netAmount,
        },
      })),
    ],
  },
  {
    name: 'member-wallets-one',
    path: paths.member('transferFund'),
    as: 'member',
    prepare: (actor) => actor.setRules({ separateWallets: true }),
    replies: [
      replying(getFunds, (reply) => ({ ...reply, vendors: [] })),
      replying(
        listVendors,
        ({
          data: {
            lanes: [lane],
          },
        }) => ({
          data: { lanes: [{ ...lane, cards: lane.cards.slice(0, 1) }] },
        }),
      ),
    ],
  },
  { name: 'favorite-one', path: '/favorite', as: 'member', empty: true, prepare: likeOne },
  agent('team-one', 'downlineManagmentView', {
    replies: [
      replying(listDownlines, (reply) => ({
        ...reply,
        list: reply.list.slice(0, 1),
        total: 1,
        nextCursor: undefined,
      })),
    ],
  }),
]

export const FEW_SCENES: readonly Scene[] = [...EMPTY, TOP, ...ONE]
