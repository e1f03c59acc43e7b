import type { CenterPageProps } from '#parts/center/pages.ts'
import { ContractsPage } from './ContractsPage.tsx'

export const HourlySalaryPage = ({ place }: CenterPageProps) => (
  <ContractsPage kind="hourlySalary" place={place} />
)
