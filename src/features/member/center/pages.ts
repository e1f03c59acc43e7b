import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ShieldCheck, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { lazyScreen, type LazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { MemberPage } from '#core/paths.ts'

/** What a page of the member center gets. */
export interface MemberPageProps {
  /** What within the page its address names, such as the id of a receipt; empty for its start. */
  place: string
}

export type MemberPageGroup = 'money' | 'records' | 'account'

export interface MemberPageEntry {
  id: MemberPage
  title: MessageDescriptor
  /** What it is for, in a few words. */
  note: MessageDescriptor
  icon: LucideIcon
  group: MemberPageGroup
  screen: LazyScreen<MemberPageProps>
}

/** A page whose chunk and words load when it is opened. */
export const lazyPage = (
  id: MemberPage,
  catalogues: readonly string[],
  load: () => Promise<ComponentType<MemberPageProps>>,
): LazyScreen<MemberPageProps> =>
  lazyScreen(catalogues, id, async () => ({ [id]: await load() }) as Record<string, never>)

/** The pages of the member center (docs/product.md §2.5), in the order of its menu. */
export const PAGES: readonly MemberPageEntry[] = [
  {
    id: 'securityCenter',
    title: msg`Security center`,
    note: msg`Passwords, bank accounts, devices and your data`,
    icon: ShieldCheck,
    group: 'account',
    screen: lazyPage(
      'securityCenter',
      ['member-security', 'member-payout', 'money', 'forms'],
      async () => (await import('../security/SecurityCenterPage.tsx')).SecurityCenterPage,
    ),
  },
]
