import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '#core/navigation/paths.ts'
import type { SitePage } from './pages.ts'

/**
 * Further words by which players search for a page, by the page's address. A page without further
 * words is found by its title. The words are not in the manifests, because every visitor loads
 * those. The words for a page of a center are in that page's own entry.
 */
export const PAGE_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  [paths.login()]: msg({ message: 'login, sign in, signin, enter', context: 'typed words' }),
  [paths.register()]: msg({
    message: 'register, registration, signup, join, new account, open account',
    context: 'typed words',
  }),
  [paths.promotions()]: msg({
    message: 'promo, promos, bonus, offers, events, deals',
    context: 'typed words',
  }),
  [paths.vip]: msg({ message: 'VIP, VIP club, level', context: 'typed words' }),
  [paths.pointMall()]: msg({
    message: 'points, shop, redeem points, store',
    context: 'typed words',
  }),
  [paths.raffle()]: msg({
    message: 'lucky draw, prize draw, raffle tickets',
    context: 'typed words',
  }),
  [paths.favorite]: msg({ message: 'favourites, liked games', context: 'typed words' }),
  [paths.recent]: msg({ message: 'recent games, last played', context: 'typed words' }),
  [paths.help()]: msg({ message: 'FAQ, guide, questions', context: 'typed words' }),
  [paths.app]: msg({
    message: 'app, download, install, android, iOS, APK',
    context: 'typed words',
  }),
  [paths.winners]: msg({ message: 'winner board, big wins', context: 'typed words' }),
  [paths.mirrors]: msg({ message: 'mirror, link, backup site', context: 'typed words' }),
  [paths.affiliate]: msg({ message: 'affiliate, partner', context: 'typed words' }),
  [paths.hotGames]: msg({
    message: 'hot, popular games, top games, best games',
    context: 'typed words',
  }),
  [paths.newGames]: msg({ message: 'new, latest games, new releases', context: 'typed words' }),
}

export const CUSTOMER_SERVICE: SitePage = {
  title: msg`Customer service`,
  words: msg({
    message: 'support, live chat, chat, contact, contact us',
    context: 'typed words',
  }),
}
