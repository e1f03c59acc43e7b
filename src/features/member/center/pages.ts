import { msg } from '@lingui/core/macro'
import type { MemberPage } from '#core/navigation/paths.ts'
import {
  Banknote,
  ChartColumn,
  Gift,
  HandCoins,
  Mail,
  ReceiptText,
  ScrollText,
  Percent,
  Send,
  ShieldCheck,
  Target,
  UsersRound,
  TicketPercent,
  WalletMinimal,
} from 'lucide-react'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import type { CenterPage } from '#parts/center/pages.ts'
import { MessagesWaiting } from './MessagesWaiting.tsx'
import { MissionsWaiting } from './MissionsWaiting.tsx'
import { RewardsWaiting } from './RewardsWaiting.tsx'

export type MemberPageGroup = 'money' | 'rewards' | 'records' | 'account'

export type MemberPageEntry = CenterPage<MemberPage, MemberPageGroup>

/** The pages of the member center (docs/product.md §2.5), in the order of its menu. */
export const PAGES: readonly MemberPageEntry[] = [
  {
    id: 'depositv2',
    title: msg`Deposit`,
    note: msg`Add money to your balance`,
    icon: Banknote,
    group: 'money',
    screen: lazyScreen('DepositPage', () => import('../deposit/DepositPage.tsx')),
  },
  {
    id: 'withdraw',
    title: msg({ message: 'Withdraw', context: 'page of the member center' }),
    note: msg`To your bank, e-wallet or crypto address`,
    icon: HandCoins,
    group: 'money',
    screen: lazyScreen('WithdrawPage', () => import('../withdraw/WithdrawPage.tsx')),
  },
  {
    id: 'transferFund',
    title: msg`Wallets`,
    // If each provider keeps money apart, `usePages` says what can be done with it.
    note: msg`What is in your main wallet`,
    icon: WalletMinimal,
    group: 'money',
    screen: lazyScreen('WalletsPage', () => import('../wallets/WalletsPage.tsx')),
  },
  {
    id: 'transferUpline',
    title: msg`Transfer to upline`,
    note: msg`Send money to the agent above you`,
    icon: Send,
    group: 'money',
    screen: lazyScreen('UplinePage', () => import('../upline/UplinePage.tsx')),
  },
  {
    id: 'rewardCenter',
    title: msg`Reward center`,
    note: msg`Gifts, prizes and bonuses to claim`,
    icon: Gift,
    group: 'rewards',
    tabs: /^past$/,
    Waiting: RewardsWaiting,
    screen: lazyScreen('RewardsPage', () => import('../rewards/RewardsPage.tsx')),
  },
  {
    id: 'bonusDetails',
    title: msg`Bonus details`,
    note: msg`What is left to bet for each bonus`,
    icon: TicketPercent,
    group: 'rewards',
    tabs: /^past$/,
    screen: lazyScreen('BonusesPage', () => import('../bonuses/BonusesPage.tsx')),
  },
  {
    id: 'manualRebate',
    title: msg({ message: 'Rebate', context: 'page of the member center' }),
    note: msg`Claim back a part of your bets`,
    icon: Percent,
    group: 'rewards',
    screen: lazyScreen('RebatePage', () => import('../rebate/RebatePage.tsx')),
  },
  {
    id: 'missionLeaderboard',
    title: msg`Missions and leaderboard`,
    note: msg`Tasks with rewards, and your rank of the season`,
    icon: Target,
    group: 'rewards',
    tabs: /^leaderboard(?:\/|$)/,
    Waiting: MissionsWaiting,
    screen: lazyScreen('MissionsPage', () => import('../missions/MissionsPage.tsx')),
  },
  {
    id: 'referral',
    title: msg`Invite friends`,
    note: msg`Your link, who came by it, and what it earned`,
    icon: UsersRound,
    group: 'rewards',
    screen: lazyScreen('ReferralPage', () => import('../referral/ReferralPage.tsx')),
  },
  {
    id: 'personalHistoryCopy',
    title: msg`Betting record`,
    note: msg`Your bets and what came of them`,
    icon: ReceiptText,
    group: 'records',
    screen: lazyScreen('BetsPage', () => import('../records/BetsPage.tsx')),
  },
  {
    id: 'transactionHistory',
    title: msg`Account record`,
    note: msg`Every transaction of your main wallet`,
    icon: ScrollText,
    group: 'records',
    screen: lazyScreen('MovementsPage', () => import('../records/MovementsPage.tsx')),
  },
  {
    id: 'personalProfit',
    title: msg`Profit and loss`,
    note: msg`What you won and lost, day by day`,
    icon: ChartColumn,
    group: 'records',
    screen: lazyScreen('ProfitPage', () => import('../records/ProfitPage.tsx')),
  },
  {
    id: 'messageV2',
    title: msg`Messages`,
    note: msg`Your inbox, notices and customer service`,
    icon: Mail,
    group: 'account',
    tabs: /^(?:notices|announcements)$/,
    Waiting: MessagesWaiting,
    screen: lazyScreen('MessagesPage', () => import('../messages/MessagesPage.tsx')),
  },
  {
    id: 'securityCenter',
    title: msg`Security center`,
    note: msg`Passwords, bank accounts, devices and your data`,
    icon: ShieldCheck,
    group: 'account',
    screen: lazyScreen('SecurityCenterPage', () => import('../security/SecurityCenterPage.tsx')),
  },
]
