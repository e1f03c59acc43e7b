import type { Defect } from './defect.ts'
import { ACCESS } from './defects/access.ts'
import { BRANDS } from './defects/brands.ts'
import { MONEY } from './defects/money.ts'
import { ROOMS } from './defects/rooms.ts'

/**
 * Mistakes that involve several folders of `src`, each of which the check must find. Mistakes that
 * one file's own tests find are left to the mutation tests (`npm run mutants`).
 */
export const DEFECTS: readonly Defect[] = [...ROOMS, ...BRANDS, ...ACCESS, ...MONEY]
