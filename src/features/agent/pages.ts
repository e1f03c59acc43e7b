import { msg } from '@lingui/core/macro'
import {
  CalendarDays,
  ChartColumn,
  Clock,
  HandCoins,
  LayoutDashboard,
  Megaphone,
  Network,
  PieChart,
  ReceiptText,
  ScrollText,
  UserPlus,
  Zap,
} from 'lucide-react'
import type { AgentPage } from '#core/navigation/paths.ts'
import { lazyParts, lazyScreen } from '#core/navigation/lazyScreen.ts'
import type { CenterPage } from '#parts/center/pages.ts'

export type AgentPageGroup = 'team' | 'reports' | 'income' | 'news'

const CONTRACT_TABS = /^(?:mine|downlines|records)$/

/**
 * All kinds of contract share one file of page components, because their pages differ only in a few
 * words.
 */
const contractPage = lazyParts(() => import('./contracts/contractPages.tsx'))

/** The pages of the agent center (docs/product.md §2.6), in the order of its menu. */
export const PAGES: Readonly<Record<AgentPage, CenterPage<AgentPageGroup>>> = {
  agentTeamOverview: {
    title: msg({
      message: 'Team overview',
      comment: 'Page of the agent center: the main figures of the team',
    }),
    note: msg`Today, this month, and what changed`,
    icon: LayoutDashboard,
    group: 'team',
    screen: lazyScreen('OverviewPage', () => import('./overview/OverviewPage.tsx')),
  },
  downlineManagmentView: {
    title: msg`Team`,
    note: msg`Your downlines, their accounts and rates`,
    icon: Network,
    group: 'team',
    screen: lazyScreen('TeamPage', () => import('./team/TeamPage.tsx')),
  },
  registerCenter: {
    title: msg`Open an account`,
    note: msg`Add downlines and create invitation links`,
    icon: UserPlus,
    group: 'team',
    tabs: /^open$/,
    screen: lazyScreen('AccountsPage', () => import('./accounts/AccountsPage.tsx')),
  },
  personalHistoryCopy: {
    title: msg({
      message: 'Team bets',
      comment: 'Page of the agent center: all bets of the members',
    }),
    note: msg`Every bet of your team`,
    icon: ReceiptText,
    group: 'reports',
    screen: lazyScreen('TeamBetsPage', () => import('./reports/TeamBetsPage.tsx')),
  },
  palStatementsAgentCopy: {
    title: msg`Profit and loss`,
    note: msg`What your downlines won and lost`,
    icon: ChartColumn,
    group: 'reports',
    screen: lazyScreen('ProfitPage', () => import('./reports/ProfitPage.tsx')),
  },
  agentDownlineTransactionDetailsCopy: {
    title: msg({
      message: 'Account details',
      comment: 'Page of the agent center: all movements of money in the team',
    }),
    note: msg`Transactions of your downlines`,
    icon: ScrollText,
    group: 'reports',
    screen: lazyScreen('TransactionsPage', () => import('./reports/TransactionsPage.tsx')),
  },
  agentRevenueReport: {
    title: msg({
      message: 'My income',
      comment: 'Page of the agent center: what the agent earned',
    }),
    note: msg`What you earned, and how it was counted`,
    icon: HandCoins,
    group: 'income',
    screen: lazyScreen('IncomePage', () => import('./income/IncomePage.tsx')),
  },
  agentDividendRecordCopy2: {
    title: msg({
      message: 'Dividends',
      comment: 'Page of the agent center: contracts about a share of losses',
    }),
    note: msg`Your share of your team’s result`,
    icon: PieChart,
    group: 'income',
    tabs: CONTRACT_TABS,
    screen: contractPage('DividendPage'),
  },
  agentDailyWages2: {
    title: msg`Daily salary`,
    note: msg`Paid each day for the previous day`,
    icon: CalendarDays,
    group: 'income',
    tabs: CONTRACT_TABS,
    screen: contractPage('DailySalaryPage'),
  },
  agentHourSalary: {
    title: msg`Hourly salary`,
    note: msg`Counted and paid by the hour`,
    icon: Clock,
    group: 'income',
    tabs: CONTRACT_TABS,
    screen: contractPage('HourlySalaryPage'),
  },
  agentRealtimeSalary: {
    title: msg`Real-time salary`,
    note: msg`Settled every five minutes`,
    icon: Zap,
    group: 'income',
    tabs: CONTRACT_TABS,
    screen: contractPage('RealtimeSalaryPage'),
  },
  agentAnnouncement: {
    title: msg({ message: 'Announcements', comment: 'Page of news for agents or players' }),
    note: msg`News for agents`,
    icon: Megaphone,
    group: 'news',
    screen: lazyScreen('AnnouncementsPage', () => import('./announcements/AnnouncementsPage.tsx')),
  },
}
