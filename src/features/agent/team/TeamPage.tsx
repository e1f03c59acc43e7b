import type { CenterPageProps } from '#parts/center/pages.ts'
import { TeamTree } from './TeamTree.tsx'

export function TeamPage({ place: _place }: CenterPageProps) {
  return <TeamTree />
}
