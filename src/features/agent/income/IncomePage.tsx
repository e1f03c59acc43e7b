import type { CenterPageProps } from '#parts/center/pages.ts'
import { IncomeDetail } from './IncomeDetail.tsx'
import { IncomeReport } from './IncomeReport.tsx'

/** What the agent earned; its address may name a row, which shows its arithmetic. */
export function IncomePage({ place }: CenterPageProps) {
  return place ? <IncomeDetail key={place} id={place} /> : <IncomeReport />
}
