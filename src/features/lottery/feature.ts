import { defineFeature } from '#core/navigation/feature.ts'
import { CATEGORIES } from '#parts/games/categories.ts'

/** `?gameCode=` opens one lottery. */
export default defineFeature({
  flag: 'lottery',
  catalogues: ['lottery'],
  routes: [
    {
      paths: ['/lottery', '/lottert', '/seaLottery', '/vnLottery'],
      title: CATEGORIES.LOTT.name,
      layout: 'bare',
      access: 'member',
      indexable: false,
      screen: async () => (await import('./LotteryScreen.tsx')).LotteryScreen,
    },
  ],
})
