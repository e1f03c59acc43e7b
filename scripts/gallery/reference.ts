import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { displayPath, ROOT } from '../brand/places.ts'
import { countPictures } from './pictures.ts'
import type { Order } from './record.ts'
import { onStage } from './stage.ts'
import { takePictures } from './take.ts'

/** Folder of the pictures that the check compares the sample brands with. */
export const REFERENCE = join(ROOT, 'tests/reference')

const ROUTES = ['home', 'rng', 'login', 'member-depositv2', 'promotions']

/** Half the size shows every change that people see, at a quarter of the bytes. */
const SCALE = 0.5

/** Share of pixels that may differ, since another version of the browser draws other edges. */
const TOLERANCE = 0.0005

/**
 * Photographs the reference again. Each brand is shown once on a phone and once at a desk, once in
 * each mode; brands take turns in which mode is on the phone.
 *
 * @returns whether no page complained
 */
export async function renewReference(port: number): Promise<boolean> {
  const brandsDir = join(ROOT, 'brands')
  const ids = readdirSync(brandsDir).filter((id) => existsSync(join(brandsDir, id, 'brand.json')))
  const orders = ids.toSorted().flatMap((id, index): Order[] => {
    const [phone, desk] =
      index % 2 === 0 ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
    const order = { brands: [id], routes: ROUTES }
    return [
      { ...order, modes: [phone], widths: [390] },
      { ...order, modes: [desk], widths: [1440] },
    ]
  })
  rmSync(REFERENCE, { recursive: true, force: true })
  const { pictures, faults } = await onStage({ port, brandsDir, ids: [], plain: true }, (stage) =>
    takePictures(stage, {
      out: REFERENCE,
      orders,
      plain: true,
      scale: SCALE,
      tolerance: TOLERANCE,
    }),
  )
  console.log(`\n${countPictures(pictures.length)} in ${displayPath(REFERENCE)}`)
  if (faults.length > 0) console.error(`\n${faults.length} complaints:\n${faults.join('\n')}`)
  return faults.length === 0
}
