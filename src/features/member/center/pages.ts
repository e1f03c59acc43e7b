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
import { type CenterPage, lazyPage } from '#parts/center/pages.ts'
import { MessagesWaiting } from './MessagesWaiting.tsx'
import { MissionsWaiting } from './MissionsWaiting.tsx'
import { RewardsWaiting } from './RewardsWaiting.tsx'

export type MemberPageGroup = 'money' | 'rewards' | 'records' | 'account'

export type MemberPageEntry = CenterPage<MemberPage, MemberPageGroup>

/** What the pages of records are worded in. */
const RECORD_WORDS = ['member-records', 'records']

/** The pages of the member center (docs/product.md §2.5), in the order of its menu. */
export const PAGES: readonly MemberPageEntry[] = [
  {
    id: 'depositv2',
    title: msg`Deposit`,
    note: msg`Add money to your balance`,
    icon: Banknote,
    group: 'money',
    screen: lazyPage(
      'depositv2',
      ['member-deposit', 'money'],
      async () => (await import('../deposit/DepositPage.tsx')).DepositPage,
    ),
  },
  {
    id: 'withdraw',
    title: msg({ message: 'Withdraw', context: 'page of the member center' }),
    note: msg`To your bank, e-wallet or crypto address`,
    icon: HandCoins,
    group: 'money',
    screen: lazyPage(
      'withdraw',
      ['member-withdraw', 'money', 'forms'],
      async () => (await import('../withdraw/WithdrawPage.tsx')).WithdrawPage,
    ),
  },
  {
    id: 'transferFund',
    title: msg`Wallets`,
    // If each provider keeps money apart, `usePages` says what can be done with it.
    note: msg`What is in your main wallet`,
    icon: WalletMinimal,
    group: 'money',
    screen: lazyPage(
      'transferFund',
      ['member-wallets', 'money', 'forms'],
      async () => (await import('../wallets/WalletsPage.tsx')).WalletsPage,
    ),
  },
  {
    id: 'transferUpline',
    title: msg`Transfer to upline`,
    note: msg`Send money to the agent above you`,
    icon: Send,
    group: 'money',
    screen: lazyPage(
      'transferUpline',
      ['member-upline', 'money', 'forms'],
      async () => (await import('../upline/UplinePage.tsx')).UplinePage,
    ),
  },
  {
    id: 'rewardCenter',
    title: msg`Reward center`,
    note: msg`Gifts, prizes and bonuses to claim`,
    icon: Gift,
    group: 'rewards',
    tabs: /^past$/,
    Waiting: RewardsWaiting,
    screen: lazyPage(
      'rewardCenter',
      ['member-rewards', 'rewards', 'records', 'money'],
      async () => (await import('../rewards/RewardsPage.tsx')).RewardsPage,
    ),
  },
  {
    id: 'bonusDetails',
    title: msg`Bonus details`,
    note: msg`What is left to bet for each bonus`,
    icon: TicketPercent,
    group: 'rewards',
    tabs: /^past$/,
    screen: lazyPage(
      'bonusDetails',
      ['member-bonuses', 'records', 'money'],
      async () => (await import('../bonuses/BonusesPage.tsx')).BonusesPage,
    ),
  },
  {
    id: 'manualRebate',
    title: msg({ message: 'Rebate', context: 'page of the member center' }),
    note: msg`Claim back a part of your bets`,
    icon: Percent,
    group: 'rewards',
    screen: lazyPage(
      'manualRebate',
      ['member-rebate', 'records', 'money'],
      async () => (await import('../rebate/RebatePage.tsx')).RebatePage,
    ),
  },
  {
    id: 'missionLeaderboard',
    title: msg`Missions and leaderboard`,
    note: msg`Tasks with rewards, and your rank of the season`,
    icon: Target,
    group: 'rewards',
    tabs: /^leaderboard(?:\/|$)/,
    Waiting: MissionsWaiting,
    screen: lazyPage(
      'missionLeaderboard',
      ['member-missions', 'rewards'],
      async () => (await import('../missions/MissionsPage.tsx')).MissionsPage,
    ),
  },
  {
    id: 'referral',
    title: msg`Invite friends`,
    note: msg`Your link, who came by it, and what it earned`,
    icon: UsersRound,
    group: 'rewards',
    screen: lazyPage(
      'referral',
      ['member-referral', 'forms'],
      async () => (await import('../referral/ReferralPage.tsx')).ReferralPage,
    ),
  },
  {
    id: 'personalHistoryCopy',
    title: msg`Betting record`,
    note: msg`Your bets and what came of them`,
    icon: ReceiptText,
    group: 'records',
    screen: lazyPage(
      'personalHistoryCopy',
      RECORD_WORDS,
      async () => (await import('../records/BetsPage.tsx')).BetsPage,
    ),
  },
  {
    id: 'transactionHistory',
    title: msg`Account record`,
    note: msg`Every transaction of your main wallet`,
    icon: ScrollText,
    group: 'records',
    screen: lazyPage(
      'transactionHistory',
      RECORD_WORDS,
      async () => (await import('../records/MovementsPage.tsx')).MovementsPage,
    ),
  },
  {
    id: 'personalProfit',
    title: msg`Profit and loss`,
    note: msg`What you won and lost, day by day`,
    icon: ChartColumn,
    group: 'records',
    screen: lazyPage(
      'personalProfit',
      RECORD_WORDS,
      async () => (await import('../records/ProfitPage.tsx')).ProfitPage,
    ),
  },
  {
    id: 'messageV2',
    title: msg`Messages`,
    note: msg`Your inbox, notices and customer service`,
    icon: Mail,
    group: 'account',
    tabs: /^(?:notices|announcements)$/,
    Waiting: MessagesWaiting,
    screen: lazyPage(
      'messageV2',
      ['member-messages', 'rewards', 'records', 'money', 'forms'],
      async () => (await import('../messages/MessagesPage.tsx')).MessagesPage,
    ),
  },
  {
    id: 'securityCenter',
    title: msg`Security center`,
    note: msg`Passwords, bank accounts, devices and your data`,
    icon: ShieldCheck,
    group: 'account',
    screen: lazyPage(
      'securityCenter',
      ['member-security', 'money', 'forms'],
      async () => (await import('../security/SecurityCenterPage.tsx')).SecurityCenterPage,
    ),
  },
]
