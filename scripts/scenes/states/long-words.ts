import { listDownlines } from '#features/agent/team/api.ts'
import { listDepositMethods } from '#features/member/deposit/api.ts'
import { listPromotions } from '#features/promotions/api.ts'
import { listAnnouncements } from '#core/system/announcements/api.ts'
import { paths } from '#core/navigation/paths.ts'
import { listGames, listHotGames, listVendors } from '#parts/games/api.ts'
import { type ReplyChange, replying } from '../replies.ts'
import type { Scene } from '../scene.ts'
import { agent } from './agents.ts'

/** A word without a place to break it, and a name that fills several lines. */
const WORD = 'Selbstverantwortungsbewusstseinserklärung'
const NAME = `The ${WORD} of the Grand Imperial Dragon Emperor’s Treasure Megaways Deluxe Edition`

/** Gives every other entry a long name, so that long and short ones stand side by side. */
const everyOther = (entries: readonly object[], change: (entry: object) => object): object[] =>
  entries.map((entry, index) => (index % 2 === 0 ? change(entry) : entry))

const name = (games: readonly object[]) =>
  everyOther(games, (game) => ({ ...game, nodeName: NAME, vassalageName: WORD }))

const NAMED: readonly ReplyChange[] = [
  replying(listHotGames, (reply) => ({ ...reply, list: name(reply.list) })),
  replying(listGames, (reply) => ({ ...reply, games: name(reply.games) })),
  replying(listVendors, ({ data }) => ({
    data: {
      lanes: data.lanes.map((lane: { cards: object[] }) => ({
        ...lane,
        cards: everyOther(lane.cards, (card) => ({ ...card, displayName: WORD })),
      })),
    },
  })),
  replying(listAnnouncements, (reply) => ({
    ...reply,
    player: everyOther(reply.player, (notice) => ({ ...notice, title: NAME })),
    promotion: everyOther(reply.promotion, (promotion) => ({ ...promotion, title: NAME })),
  })),
]

/** The longest names that an operator or a player may give, on the pages with least room. */
export const LONG_WORDS_SCENES: readonly Scene[] = [
  { name: 'home-long-words', path: paths.home, replies: NAMED },
  {
    name: 'promotions-long-words',
    path: paths.promotions(),
    flags: ['promotions'],
    replies: [
      replying(listPromotions, (reply) => ({
        ...reply,
        promotions: everyOther(reply.promotions, (promotion) => ({
          ...promotion,
          title: NAME,
          summary: `${NAME}, with ${WORD}`,
        })),
      })),
    ],
  },
  {
    name: 'member-deposit-long-words',
    path: paths.member('depositv2'),
    as: 'member',
    replies: [
      replying(listDepositMethods, ({ methods, bonuses }) => ({
        methods: everyOther(methods, (method) => ({ ...method, name: NAME })),
        bonuses: everyOther(bonuses, (bonus) => ({ ...bonus, title: NAME })),
      })),
    ],
  },
  agent('team-long-words', 'downlineManagmentView', {
    replies: [
      replying(listDownlines, (reply) => ({
        ...reply,
        list: everyOther(reply.list, (row) => ({
          ...row,
          account: WORD.toLowerCase().replace('ä', 'ae'),
          nickname: NAME,
        })),
      })),
    ],
  }),
]
