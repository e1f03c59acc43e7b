import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { useIsWide } from '#core/platform/useIsWide.ts'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { isSearch } from './filters.ts'
import { FoundMembers } from './FoundMembers.tsx'
import { LevelList } from './LevelList.tsx'
import { MemberView } from './MemberView.tsx'
import { readPlace } from './places.ts'
import { RatesView } from './RatesView.tsx'
import { TeamBar } from './TeamBar.tsx'
import { TeamTree } from './TeamTree.tsx'
import { DownlineReceipt, TransferView } from './TransferView.tsx'
import { useTeamState } from './useTeamState.ts'

/**
 * The agent's team: a tree on wide screens, one level at a time on phones, and a card for each
 * member.
 */
export function TeamPage({ place }: CenterPageProps) {
  const isWide = useIsWide()
  const shown = readPlace(place)
  switch (shown.kind) {
    case 'receipt':
      return <DownlineReceipt id={shown.id} />
    case 'transfer':
      return <TransferView key={shown.id} id={shown.id} isChecking={shown.isChecking} />
    case 'rates':
      return <RatesView key={shown.id} id={shown.id} isChecking={shown.isChecking} />
    case 'member':
      if (!isWide) return <MemberView key={shown.id} id={shown.id} />
  }
  return (
    <>
      <Members parentId={shown.kind === 'below' ? shown.id : ''} />
      {shown.kind === 'member' && <MemberDialog id={shown.id} />}
    </>
  )
}

function Members({ parentId }: { parentId: string }) {
  const isWide = useIsWide()
  const { filters } = useTeamState()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <TeamBar />
      {isSearch(filters) ? (
        <FoundMembers />
      ) : isWide ? (
        <TeamTree />
      ) : (
        <LevelList key={parentId} parentId={parentId} />
      )}
    </div>
  )
}

function MemberDialog({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathOf } = useTeamState()
  return (
    <Dialog
      wide
      title={t`Member`}
      closeLabel={t`Close`}
      onClose={() => void navigate(pathOf(), { preventScrollReset: true })}
    >
      <MemberView key={id} id={id} />
    </Dialog>
  )
}
