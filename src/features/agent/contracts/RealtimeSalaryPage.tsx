import type { CenterPageProps } from '#parts/center/pages.ts'
import { ContractsPage } from './ContractsPage.tsx'

export const RealtimeSalaryPage = ({ place }: CenterPageProps) => (
  <ContractsPage kind="realtimeSalary" place={place} />
)
