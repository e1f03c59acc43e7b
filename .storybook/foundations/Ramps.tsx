import type { PreviewBrand } from 'virtual:livery-brands'
import { Block } from './Block.tsx'

/** Each seed colour as a ramp from light to dark. */
export function Ramps({ ramps }: Pick<PreviewBrand, 'ramps'>) {
  return (
    <Block title="Ramps">
      <p className="text-label text-muted">A step has the name of its lightness in percent.</p>
      {Object.entries(ramps).map(([name, steps]) => (
        <div key={name} className="flex flex-col gap-1.5">
          <h3 className="text-label text-muted">{name}</h3>
          <ol className="grid grid-cols-6 gap-1 md:grid-cols-11">
            {steps.map(({ lightness, color }) => (
              <li key={lightness} className="flex flex-col gap-1">
                <span className="block h-12 rounded-control" style={{ background: color }} />
                <span className="text-caption">{`${name} ${Math.round(lightness * 100)}`}</span>
                <code className="text-caption text-muted">{color}</code>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Block>
  )
}
