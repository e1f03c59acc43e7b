import type { CenterPageProps } from '#parts/center/pages.ts'
import { ContractsPage } from './ContractsPage.tsx'

export const DailySalaryPage = ({ place }: CenterPageProps) => (
  <ContractsPage kind="dailySalary" place={place} />
)
