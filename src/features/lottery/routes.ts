import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { AppRoute } from '#core/navigation/route.ts'
import { gameTypeNames } from '#parts/games/messages.ts'

/** Lotteries; `?gameCode=` opens one of them (docs/product.md §2.1). */
export const lotteryRoutes: readonly AppRoute[] = [
  {
    paths: ['/lottery', '/lottert', '/seaLottery', '/vnLottery'],
    title: gameTypeNames.LOTT,
    layout: 'bare',
    access: 'member',
    feature: 'lottery',
    screen: lazyScreen('lottery', 'LotteryScreen', () => import('./LotteryScreen.tsx')),
  },
]
