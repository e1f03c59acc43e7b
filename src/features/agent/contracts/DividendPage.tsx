import type { CenterPageProps } from '#parts/center/pages.ts'
import { ContractsPage } from './ContractsPage.tsx'

export const DividendPage = ({ place }: CenterPageProps) => (
  <ContractsPage kind="dividend" place={place} />
)
