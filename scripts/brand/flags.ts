import { join } from 'node:path'
import { displayPath, ROOT } from './places.ts'

/** Flag of every verb that reads brand files. */
export const BRANDS = {
  type: 'string',
  description: 'Folder of the brands',
  default: displayPath(join(ROOT, 'brands')),
} as const
