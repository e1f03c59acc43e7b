import { msg } from '@lingui/core/macro'
import type { PageName } from '#core/navigation/feature.ts'
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

export type MemberPageGroup = 'money' | 'rewards' | 'records' | 'account'

/** The pages of the member center (docs/product.md §2.5), in the order of its menu. */
export const PAGES: Readonly<Record<MemberPage, CenterPage<MemberPageGroup> & PageName>> = {
  depositv2: {
    title: msg`Deposit`,
    words: msg({ message: 'add money, top up, cash in, fund, recharge', context: 'typed words' }),
    note: msg`Add money to your balance`,
    icon: Banknote,
    group: 'money',
    screen: lazyScreen('DepositPage', () => import('./deposit/DepositPage.tsx')),
  },
  withdraw: {
    title: msg({ message: 'Withdraw', context: 'page of the member center' }),
    words: msg({ message: 'withdrawal, cash out, payout, take out money', context: 'typed words' }),
    note: msg`To your bank, e-wallet or crypto address`,
    icon: HandCoins,
    group: 'money',
    screen: lazyScreen('WithdrawPage', () => import('./withdraw/WithdrawPage.tsx')),
  },
  transferFund: {
    title: msg({
      message: 'Wallets',
      comment: 'Page: the player’s money at the site and at game providers',
    }),
    words: msg({ message: 'wallet, balance, transfer, my money', context: 'typed words' }),
    // Note of the wallet page. If each game provider keeps its own balance, `MemberScreen` replaces
    // it.
    note: msg`Balance of your main wallet`,
    icon: WalletMinimal,
    group: 'money',
    screen: lazyScreen('WalletsPage', () => import('./wallets/WalletsPage.tsx')),
  },
  transferUpline: {
    title: msg`Transfer to upline`,
    words: msg({ message: 'transfer, upline, send money', context: 'typed words' }),
    note: msg`Send money to the agent above you`,
    icon: Send,
    group: 'money',
    screen: lazyScreen('UplinePage', () => import('./upline/UplinePage.tsx')),
  },
  rewardCenter: {
    title: msg({ message: 'Reward center', comment: 'Page: all rewards that wait for the player' }),
    words: msg({ message: 'rewards, gifts, prizes, claim', context: 'typed words' }),
    note: msg`Gifts, prizes and bonuses to claim`,
    icon: Gift,
    group: 'rewards',
    tabs: /^past$/,
    screen: lazyScreen('RewardsPage', () => import('./rewards/RewardsPage.tsx')),
  },
  bonusDetails: {
    title: msg`Bonus details`,
    words: msg({ message: 'turnover, wagering, rollover, bonus', context: 'typed words' }),
    note: msg`What’s left to bet for each bonus`,
    icon: TicketPercent,
    group: 'rewards',
    tabs: /^past$/,
    screen: lazyScreen('BonusesPage', () => import('./bonuses/BonusesPage.tsx')),
  },
  manualRebate: {
    title: msg({ message: 'Rebate', context: 'page of the member center' }),
    words: msg({ message: 'cashback, cash back, rebates', context: 'typed words' }),
    note: msg`Get part of your bets back`,
    icon: Percent,
    group: 'rewards',
    screen: lazyScreen('RebatePage', () => import('./rebate/RebatePage.tsx')),
  },
  missionLeaderboard: {
    title: msg`Missions and leaderboard`,
    words: msg({
      message: 'mission, tasks, quests, leaderboard, ranking',
      context: 'typed words',
    }),
    note: msg`Tasks with rewards, and your rank this season`,
    icon: Target,
    group: 'rewards',
    tabs: /^leaderboard(?:\/|$)/,
    screen: lazyScreen('MissionsPage', () => import('./missions/MissionsPage.tsx')),
  },
  referral: {
    title: msg({ message: 'Refer and earn', comment: 'Page: the player’s link for friends' }),
    words: msg({ message: 'referral, refer, refer a friend', context: 'typed words' }),
    note: msg`Your link, who joined through it, and what it earned`,
    icon: UsersRound,
    group: 'rewards',
    screen: lazyScreen('ReferralPage', () => import('./referral/ReferralPage.tsx')),
  },
  personalHistoryCopy: {
    title: msg`Betting record`,
    words: msg({ message: 'bet history, my bets, history, records', context: 'typed words' }),
    note: msg`Your bets and their results`,
    icon: ReceiptText,
    group: 'records',
    screen: lazyScreen('BetsPage', () => import('./records/BetsPage.tsx')),
  },
  transactionHistory: {
    title: msg({ message: 'Account record', comment: 'Page: all movements of the player’s money' }),
    words: msg({ message: 'transactions, transaction history, statement', context: 'typed words' }),
    note: msg`Every transaction of your main wallet`,
    icon: ScrollText,
    group: 'records',
    screen: lazyScreen('MovementsPage', () => import('./records/MovementsPage.tsx')),
  },
  personalProfit: {
    title: msg`Profit and loss`,
    words: msg({ message: 'win loss, winnings, profit', context: 'typed words' }),
    note: msg`What you won and lost, day by day`,
    icon: ChartColumn,
    group: 'records',
    screen: lazyScreen('ProfitPage', () => import('./records/ProfitPage.tsx')),
  },
  messageV2: {
    title: msg`Messages`,
    words: msg({ message: 'inbox, mail, notices, announcements', context: 'typed words' }),
    note: msg`Your inbox, notices and customer service`,
    icon: Mail,
    group: 'account',
    tabs: /^(?:notices|announcements)$/,
    screen: lazyScreen('MessagesPage', () => import('./messages/MessagesPage.tsx')),
  },
  securityCenter: {
    title: msg({
      message: 'Security center',
      comment: 'The page with the account’s protection: a title or a link',
    }),
    words: msg({
      message: 'settings, account, my account, profile, password, bank account',
      context: 'typed words',
    }),
    note: msg`Passwords, bank accounts, devices and your data`,
    icon: ShieldCheck,
    group: 'account',
    nested: true,
    screen: lazyScreen('SecurityCenterPage', () => import('./security/SecurityCenterPage.tsx')),
  },
}
