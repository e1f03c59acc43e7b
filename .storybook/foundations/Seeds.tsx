import type { PreviewBrand } from 'virtual:livery-brands'
import { Block } from './Block.tsx'

/** What became of the seed colours in each mode: as given on the left, as used on the right. */
export function Seeds({ shifts }: Pick<PreviewBrand, 'shifts'>) {
  return (
    <Block title="Seeds: given and used">
      <ul className="grid gap-4 md:grid-cols-2">
        {shifts.map((shift) => {
          const { seed, mode, given, used, told, lightness, distance, ratio } = shift
          return (
            <li
              key={`${seed} ${mode}`}
              data-mode={mode}
              className="flex flex-col gap-3 rounded-panel border border-border bg-surface p-4 text-text"
            >
              <h3 className="text-label font-semibold">{`${seed}, ${mode}`}</h3>
              <div className="grid grid-cols-2 gap-1 text-caption">
                <span className="h-16 rounded-control" style={{ background: given }} />
                <span
                  className="h-16 rounded-control border"
                  style={{
                    background: used,
                    borderColor: seed === 'primary' ? 'var(--color-primary-edge)' : 'transparent',
                  }}
                />
                <code>{given}</code>
                <code>{used}</code>
              </div>
              <dl className="grid grid-cols-3 gap-2 text-caption tabular-nums">
                <Figure name="lightness">{`${lightness < 0 ? '−' : '+'}${Math.abs(lightness).toFixed(2)}`}</Figure>
                <Figure name="ΔE">{distance.toFixed(0)}</Figure>
                <Figure name="on the page">{ratio}</Figure>
              </dl>
              <p className="text-label text-muted">{told ?? AS_GIVEN[seed]}</p>
            </li>
          )
        })}
      </ul>
    </Block>
  )
}

const AS_GIVEN = {
  primary: 'It is used as given.',
  accent: 'It is used as given: it lies under words, which must be readable on it.',
}

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div className="flex flex-col">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)
