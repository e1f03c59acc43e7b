import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '#core/navigation/paths.ts'

/** A page of the site, by its name and by the words that players type who look for it. */
export interface SitePage {
  /** Missing for customer service, whose address the gateway may choose. */
  path?: string
  title: MessageDescriptor
  /** Separated by commas. They are typed and never read, so the glossary does not bind them. */
  words: MessageDescriptor
}

/** The pages that the search finds, the most wanted first. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    path: paths.member('depositv2'),
    title: msg`Deposit`,
    words: msg({ message: 'add money, top up, cash in, fund, recharge', context: 'typed words' }),
  },
  {
    path: paths.member('withdraw'),
    title: msg({ message: 'Withdraw', context: 'page of the member center' }),
    words: msg({ message: 'withdrawal, cash out, payout, take out money', context: 'typed words' }),
  },
  {
    path: paths.login(),
    title: msg`Log in`,
    words: msg({ message: 'login, sign in, signin, enter', context: 'typed words' }),
  },
  {
    path: paths.register(),
    title: msg`Sign up`,
    words: msg({
      message: 'register, registration, signup, join, new account, open account',
      context: 'typed words',
    }),
  },
  {
    title: msg`Customer service`,
    words: msg({
      message: 'support, live chat, chat, contact, contact us',
      context: 'typed words',
    }),
  },
  {
    path: paths.promotions(),
    title: msg`Promotions`,
    words: msg({ message: 'promo, promos, bonus, offers, events, deals', context: 'typed words' }),
  },
  {
    path: paths.member('transferFund'),
    title: msg`Wallets`,
    words: msg({ message: 'wallet, balance, transfer, my money', context: 'typed words' }),
  },
  {
    path: paths.member('transferUpline'),
    title: msg`Transfer to upline`,
    words: msg({ message: 'transfer, upline, send money', context: 'typed words' }),
  },
  {
    path: paths.member('rewardCenter'),
    title: msg`Reward center`,
    words: msg({ message: 'rewards, gifts, prizes, claim', context: 'typed words' }),
  },
  {
    path: paths.member('manualRebate'),
    title: msg({ message: 'Rebate', context: 'page of the member center' }),
    words: msg({ message: 'cashback, cash back, rebates', context: 'typed words' }),
  },
  {
    path: paths.member('missionLeaderboard'),
    title: msg`Missions and leaderboard`,
    words: msg({
      message: 'mission, tasks, quests, leaderboard, ranking',
      context: 'typed words',
    }),
  },
  {
    path: paths.member('bonusDetails'),
    title: msg`Bonus details`,
    words: msg({ message: 'turnover, wagering, rollover, bonus', context: 'typed words' }),
  },
  {
    path: paths.vip,
    title: msg`VIP bonus`,
    words: msg({ message: 'VIP, VIP club, level', context: 'typed words' }),
  },
  {
    path: paths.pointMall(),
    title: msg`Points mall`,
    words: msg({ message: 'points, shop, redeem points, store', context: 'typed words' }),
  },
  {
    path: paths.raffle(),
    title: msg`Raffles`,
    words: msg({ message: 'lucky draw, prize draw, raffle tickets', context: 'typed words' }),
  },
  {
    path: paths.member('referral'),
    title: msg`Invite friends`,
    words: msg({ message: 'referral, refer, refer a friend', context: 'typed words' }),
  },
  {
    path: paths.member('personalHistoryCopy'),
    title: msg`Betting record`,
    words: msg({ message: 'bet history, my bets, history, records', context: 'typed words' }),
  },
  {
    path: paths.member('transactionHistory'),
    title: msg`Account record`,
    words: msg({ message: 'transactions, transaction history, statement', context: 'typed words' }),
  },
  {
    path: paths.member('personalProfit'),
    title: msg`Profit and loss`,
    words: msg({ message: 'win loss, winnings, profit', context: 'typed words' }),
  },
  {
    path: paths.member('messageV2'),
    title: msg`Messages`,
    words: msg({ message: 'inbox, mail, notices, announcements', context: 'typed words' }),
  },
  {
    path: paths.member('securityCenter'),
    title: msg`Security center`,
    words: msg({
      message: 'settings, account, my account, profile, password, bank account',
      context: 'typed words',
    }),
  },
  {
    path: paths.favorite,
    title: msg`Favorites`,
    words: msg({ message: 'favourites, liked games', context: 'typed words' }),
  },
  {
    path: paths.recent,
    title: msg`Recently played`,
    words: msg({ message: 'recent games, last played', context: 'typed words' }),
  },
  {
    path: paths.help(),
    title: msg`Help center`,
    words: msg({ message: 'FAQ, guide, questions', context: 'typed words' }),
  },
  {
    path: paths.app,
    title: msg`Get the app`,
    words: msg({ message: 'app, download, install, android, iOS, APK', context: 'typed words' }),
  },
  {
    path: paths.winners,
    title: msg`Winners`,
    words: msg({ message: 'winner board, big wins', context: 'typed words' }),
  },
  {
    path: paths.mirrors,
    title: msg`Our addresses`,
    words: msg({ message: 'mirror, link, backup site', context: 'typed words' }),
  },
  {
    path: paths.affiliate,
    title: msg`Become an affiliate`,
    words: msg({ message: 'affiliate, partner', context: 'typed words' }),
  },
  {
    path: paths.hotGames,
    title: msg`Hot games`,
    words: msg({ message: 'hot, popular games, top games, best games', context: 'typed words' }),
  },
  {
    path: paths.newGames,
    title: msg`New games`,
    words: msg({ message: 'new, latest games, new releases', context: 'typed words' }),
  },
]
