import { listPromotions } from '#features/promotions/api.ts'
import { paths } from '#core/navigation/paths.ts'
import type { Scene } from '../scene.ts'
import { popupWith } from '../steps.ts'

const member = (name: string, path: string, more: Partial<Scene> = {}): Scene => ({
  name,
  path,
  as: 'member',
  ...more,
})

/** The demo player who is a VIP. */
const VIP = 'demovip'

/** Bonuses, rewards, missions, VIP gifts and wins, beyond what their pages show first. */
export const REWARD_SCENES: readonly Scene[] = [
  member('member-bonuses-past', paths.member('bonusDetails', 'past')),
  member('member-rewards-past', paths.member('rewardCenter', 'past')),
  member('member-rewards-claimed', paths.member('rewardCenter'), {
    overlay: true,
    steps: [{ press: 'main li:has(.lucide-coins) article button' }, popupWith('ul .lucide-coins')],
  }),
  member('member-leaderboard', paths.member('missionLeaderboard', 'leaderboard'), {
    flags: ['missions'],
  }),
  // The gift of this player's birthday, which was two days ago, can be claimed.
  member('vip-own', paths.vip, { flags: ['vip'], account: 'demobirthday' }),
  member('promotion-claim', paths.promotions('birthday'), {
    page: 'promotion-apply',
    flags: ['promotions'],
    account: VIP,
    // The first list gives the VIP a reward that the operator has granted.
    prepare: async (actor) => void (await actor.ask(VIP, listPromotions, { language: 'EN' })),
    steps: [{ see: 'main .button-accent' }],
  }),
  { name: 'winners-week', path: '/winners?list=WEEK', flags: ['winnerBoard'], side: 'narrow' },
  { name: 'winners-month', path: '/winners?list=MONTH', flags: ['winnerBoard'] },
]
