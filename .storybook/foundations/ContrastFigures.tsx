import type { PreviewBrand } from 'virtual:livery-brands'
import { Block } from './Block.tsx'

/**
 * Every colour pair of themes/pairs.json in every mode that the brand offers, with its contrast and
 * verdict.
 */
export function ContrastFigures({ figures }: { figures: PreviewBrand['contrast'] }) {
  const modes = [...new Set(figures.map(({ mode }) => mode))]
  const pairs = [...new Set(figures.map(({ pair }) => pair))]
  return (
    <Block title="Contrast">
      <table className="w-full text-start text-label tabular-nums">
        <thead>
          <tr className="border-b border-border-strong">
            <th className="py-2 text-start">Pair</th>
            <th className="py-2 text-end">Needs</th>
            {modes.map((mode) => (
              <th key={mode} className="py-2 text-end">
                {mode}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => {
            const row = figures.filter((figure) => figure.pair === pair)
            return (
              <tr key={pair} className="border-b border-border">
                <th className="py-1.5 text-start font-medium">{pair}</th>
                <td className="py-1.5 text-end">{row[0]?.minimum}</td>
                {row.map(({ mode, ratio, minimum }) => {
                  const passes = ratio >= minimum
                  return (
                    <td
                      key={mode}
                      className={`py-1.5 text-end ${passes ? 'text-success-text' : 'text-danger-text'}`}
                    >
                      {`${(Math.floor(ratio * 100) / 100).toFixed(2)} ${passes ? '✓ pass' : '✗ fail'}`}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Block>
  )
}
