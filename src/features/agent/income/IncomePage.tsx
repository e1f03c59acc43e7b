import type { CenterPageProps } from '#parts/center/pages.ts'
import { IncomeDetail } from './IncomeDetail.tsx'
import { IncomeReport } from './IncomeReport.tsx'

/** The agent's income. The address may name one row, whose calculation is then shown. */
export function IncomePage({ place }: CenterPageProps) {
  return place ? <IncomeDetail key={place} id={place} /> : <IncomeReport />
}
