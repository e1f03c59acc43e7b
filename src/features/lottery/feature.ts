import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { CATEGORIES } from '#parts/games/categories.ts'

/** `?gameCode=` opens one lottery. */
export default defineFeature({
  flag: 'lottery',
  routes: [
    {
      paths: ['/lottery', '/lottert', '/seaLottery', '/vnLottery'],
      title: CATEGORIES.LOTT.name,
      layout: 'bare',
      access: 'member',
      indexable: false,
      screen: lazyScreen('LotteryScreen', () => import('./LotteryScreen.tsx')),
    },
  ],
})
