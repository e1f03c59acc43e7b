import type { PreviewBrand } from 'virtual:livery-brands'
import { Block } from './Block.tsx'

/** Each seed colour as a ramp from light to dark. */
export function Ramps({ ramps }: Pick<PreviewBrand, 'ramps'>) {
  return (
    <Block title="Ramps">
      {Object.entries(ramps).map(([name, steps]) => (
        <div key={name} className="flex flex-col gap-1.5">
          <h3 className="text-label text-muted">{name}</h3>
          <ol className="grid grid-cols-6 gap-1 md:grid-cols-11">
            {steps.map((color) => (
              <li key={color} className="flex flex-col gap-1">
                <span className="block h-12 rounded-control" style={{ background: color }} />
                <code className="text-caption">{color}</code>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Block>
  )
}
