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
import { AnnouncementsWaiting } from '../announcements/AnnouncementsWaiting.tsx'
import { type CenterPage, lazyPage } from '#parts/center/pages.ts'
import {
  DailySalariesWaiting,
  DividendsWaiting,
  HourlySalariesWaiting,
  RealtimeSalariesWaiting,
} from './ContractsWaiting.tsx'

export type AgentPageGroup = 'team' | 'reports' | 'income' | 'news'

export interface AgentPageEntry extends CenterPage<AgentPage, AgentPageGroup> {
  /** Only for agents with a wallet, which office agents have not (docs/product.md §12.6). */
  needsWallet?: true
}

/** What the pages of contracts are worded in. */
const CONTRACT_WORDS = ['agent-contracts', 'records', 'money', 'forms']
const CONTRACT_TABS = /^(?:mine|downlines|records)$/

/** The pages of the agent center (docs/product.md §2.6), in the order of its menu. */
export const PAGES: readonly AgentPageEntry[] = [
  {
    id: 'agentTeamOverview',
    title: msg`Team overview`,
    note: msg`Today, this month, and what changed`,
    icon: LayoutDashboard,
    group: 'team',
    screen: lazyPage(
      'agentTeamOverview',
      ['agent-overview', 'records'],
      async () => (await import('../overview/OverviewPage.tsx')).OverviewPage,
    ),
  },
  {
    id: 'downlineManagmentView',
    title: msg`Team`,
    note: msg`Your downlines, their accounts and rates`,
    icon: Network,
    group: 'team',
    screen: lazyPage(
      'downlineManagmentView',
      ['agent-team', 'records', 'money', 'forms'],
      async () => (await import('../team/TeamPage.tsx')).TeamPage,
    ),
  },
  {
    id: 'registerCenter',
    title: msg`Open an account`,
    note: msg`New downlines, and links to invite them`,
    icon: UserPlus,
    group: 'team',
    tabs: /^open$/,
    screen: lazyPage(
      'registerCenter',
      ['agent-accounts', 'forms', 'money', 'records'],
      async () => (await import('../accounts/AccountsPage.tsx')).AccountsPage,
    ),
  },
  {
    id: 'personalHistoryCopy',
    title: msg`Team bets`,
    note: msg`Every bet of your team`,
    icon: ReceiptText,
    group: 'reports',
    screen: lazyPage(
      'personalHistoryCopy',
      ['agent-reports', 'records'],
      async () => (await import('../reports/TeamBetsPage.tsx')).TeamBetsPage,
    ),
  },
  {
    id: 'palStatementsAgentCopy',
    title: msg`Profit and loss`,
    note: msg`What your downlines won and lost`,
    icon: ChartColumn,
    group: 'reports',
    screen: lazyPage(
      'palStatementsAgentCopy',
      ['agent-reports', 'records'],
      async () => (await import('../reports/ProfitPage.tsx')).ProfitPage,
    ),
  },
  {
    id: 'agentDownlineTransactionDetailsCopy',
    title: msg`Account details`,
    note: msg`Transactions of your downlines`,
    icon: ScrollText,
    group: 'reports',
    screen: lazyPage(
      'agentDownlineTransactionDetailsCopy',
      ['agent-reports', 'records'],
      async () => (await import('../reports/TransactionsPage.tsx')).TransactionsPage,
    ),
  },
  {
    id: 'agentRevenueReport',
    title: msg`My income`,
    note: msg`What you earned, and how it was counted`,
    icon: HandCoins,
    group: 'income',
    screen: lazyPage(
      'agentRevenueReport',
      ['agent-income', 'agent-contracts', 'records'],
      async () => (await import('../income/IncomePage.tsx')).IncomePage,
    ),
  },
  {
    id: 'agentDividendRecordCopy2',
    title: msg`Dividends`,
    note: msg`Your share of your team’s result`,
    icon: PieChart,
    group: 'income',
    tabs: CONTRACT_TABS,
    needsWallet: true,
    Waiting: DividendsWaiting,
    screen: lazyPage(
      'agentDividendRecordCopy2',
      CONTRACT_WORDS,
      async () => (await import('../contracts/DividendPage.tsx')).DividendPage,
    ),
  },
  {
    id: 'agentDailyWages2',
    title: msg`Daily salary`,
    note: msg`Paid each day for the day before`,
    icon: CalendarDays,
    group: 'income',
    tabs: CONTRACT_TABS,
    needsWallet: true,
    Waiting: DailySalariesWaiting,
    screen: lazyPage(
      'agentDailyWages2',
      CONTRACT_WORDS,
      async () => (await import('../contracts/DailySalaryPage.tsx')).DailySalaryPage,
    ),
  },
  {
    id: 'agentHourSalary',
    title: msg`Hourly salary`,
    note: msg`Counted and paid by the hour`,
    icon: Clock,
    group: 'income',
    tabs: CONTRACT_TABS,
    needsWallet: true,
    Waiting: HourlySalariesWaiting,
    screen: lazyPage(
      'agentHourSalary',
      CONTRACT_WORDS,
      async () => (await import('../contracts/HourlySalaryPage.tsx')).HourlySalaryPage,
    ),
  },
  {
    id: 'agentRealtimeSalary',
    title: msg`Real-time salary`,
    note: msg`Settled every five minutes`,
    icon: Zap,
    group: 'income',
    tabs: CONTRACT_TABS,
    needsWallet: true,
    Waiting: RealtimeSalariesWaiting,
    screen: lazyPage(
      'agentRealtimeSalary',
      CONTRACT_WORDS,
      async () => (await import('../contracts/RealtimeSalaryPage.tsx')).RealtimeSalaryPage,
    ),
  },
  {
    id: 'agentAnnouncement',
    title: msg`Announcements`,
    note: msg`News for agents`,
    icon: Megaphone,
    group: 'news',
    Waiting: AnnouncementsWaiting,
    screen: lazyPage(
      'agentAnnouncement',
      ['agent-announcements'],
      async () => (await import('../announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
    ),
  },
]
