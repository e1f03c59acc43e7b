import type { Meta, StoryObj } from '@storybook/react-vite'
import { brands } from 'virtual:livery-brands'
import { findBrand } from '../applyLook.ts'
import { Seeds } from './Seeds.tsx'

const meta: Meta = {
  title: 'Foundations/Seeds',
  // The page shows one brand in both modes, whatever mode the toolbar has.
  parameters: { allLooks: false },
  tags: ['!dev', '!autodocs'],
}
export default meta

/** The seeds of the toolbar's brand and what each mode made of them. */
export const OfTheBrand: StoryObj = {
  render: (_args, { globals }) => <Seeds shifts={findBrand(globals['brand'] as string).shifts} />,
}

const LISTED = ['none', 'edged', 'shifted', 'inverted'] as const
const KINDS = {
  none: 'used as given',
  edged: 'used as given, with a line',
  shifted: 'moved until it can be read',
  inverted: 'turned around',
} as const

/** What became of every seed of every sample brand, from the untouched to the farthest. */
export const OfAllBrands: StoryObj = {
  render: () => (
    <table className="w-full text-start text-caption">
      <thead>
        <tr className="border-b border-border-strong">
          {['Brand', 'Seed', 'Mode', 'Given', 'Used', 'ΔE', 'What happened'].map((name) => (
            <th key={name} className="py-2 pe-3 text-start">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {brands
          .flatMap(({ site, shifts }) => shifts.map((shift) => ({ ...shift, brand: site.name })))
          .toSorted(
            (one, other) =>
              LISTED.indexOf(one.change) - LISTED.indexOf(other.change) ||
              one.distance - other.distance,
          )
          .map(({ brand, seed, mode, given, used, distance, change }) => (
            <tr key={`${brand} ${seed} ${mode}`} className="border-b border-border">
              <th className="py-1.5 pe-3 text-start font-medium">{brand}</th>
              <td className="pe-3">{seed}</td>
              <td className="pe-3">{mode}</td>
              <td className="pe-3">
                <Swatch color={given} />
              </td>
              <td className="pe-3">
                <Swatch color={used} />
              </td>
              <td className="pe-3 tabular-nums">{distance.toFixed(0)}</td>
              <td>{KINDS[change]}</td>
            </tr>
          ))}
      </tbody>
    </table>
  ),
}

const Swatch = ({ color }: { color: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className="size-4 rounded-full border border-border" style={{ background: color }} />
    <code>{color}</code>
  </span>
)
