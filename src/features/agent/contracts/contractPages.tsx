export { DailySalaryPage } from './DailySalaryPage.tsx'
export { DividendPage } from './DividendPage.tsx'
export { HourlySalaryPage } from './HourlySalaryPage.tsx'
export { RealtimeSalaryPage } from './RealtimeSalaryPage.tsx'
