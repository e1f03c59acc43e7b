import type { PreviewBrand } from 'virtual:livery-brands'
import { useState } from 'react'
import { MODES, type Mode } from '#core/brand/theme.ts'
import { ChipChoice } from '#ui/ChipChoice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Block } from '../Block.tsx'
import { Copyable } from '../Copyable.tsx'
import { UsedBy } from '../UsedBy.tsx'
import { fitsFilter, KIND_NAMES, listTokens, MAKERS, type TokenRow } from './rows.ts'
import { Origin, Partners, Value } from './cells.tsx'

/** Every token and variable of a brand in one table, with a filter. */
export function TokenTable({ brand }: { brand: PreviewBrand }) {
  const [words, setWords] = useState('')
  const [kind, setKind] = useState<TokenRow['kind']>()
  const [maker, setMaker] = useState<(typeof MAKERS)[number]>()
  const all = listTokens(brand)
  const rows = all.filter((row) => fitsFilter(row, { words, kind, maker }))
  const modes = MODES.filter((mode) => brand.modes[mode])
  return (
    <Block title="All tokens">
      <p className="max-w-3xl text-label text-muted">
        Take a colour by what it is for, never by how it looks: each brand makes its own from three
        seeds. A brand may replace a colour below “tokens” in its file, and a variable by the choice
        that sets it.
      </p>
      <div className="flex flex-col gap-3">
        <TextField
          label="Filter by name, use or component"
          type="search"
          className="max-w-sm"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <ChipChoice
          label="Kind"
          options={[undefined, ...KIND_NAMES]}
          chosen={kind}
          name={(one) => one ?? 'All kinds'}
          onChoose={setKind}
        />
        <ChipChoice
          label="Maker"
          options={[undefined, ...MAKERS]}
          chosen={maker}
          name={(one) => one ?? 'Whoever made them'}
          onChoose={setMaker}
        />
        <p role="status" className="text-label text-muted">
          {rows.length === 0
            ? `0 of ${all.length} tokens. Take away a word or a choice to see some.`
            : `${rows.length} of ${all.length} tokens`}
        </p>
      </div>
      <div
        role="region"
        aria-label="Tokens"
        // Focusable, so that a table wider than the window can be scrolled by keyboard.
        tabIndex={0}
        className="max-h-[80dvh] overflow-auto rounded-panel border border-border bg-surface"
      >
        <table className="w-full min-w-300 border-collapse text-caption">
          <thead className="sticky top-0 z-10 bg-overlay">
            <tr className="text-muted">
              {[
                'Token and use',
                ...modes,
                `Contrast, ${modes.join(' / ')}`,
                'Seeds',
                'Set by',
                'Used by',
              ].map((title) => (
                <th
                  key={title}
                  scope="col"
                  className="px-3 py-2 text-start first:ps-5 font-medium first-letter:uppercase"
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} modes={modes} />
            ))}
          </tbody>
        </table>
      </div>
    </Block>
  )
}

function Row({ row, modes }: { row: TokenRow; modes: readonly Mode[] }) {
  const values = modes.map((mode) => row.values[mode])
  const isSame = !row.isColor && new Set(values).size === 1
  return (
    <tr className="border-b border-border align-top last:border-0 [&>*]:px-3 [&>*]:py-2.5 [&>*]:first:ps-5">
      <th scope="row" className="w-60 text-start font-normal">
        <span className="font-semibold">
          <Copyable name={row.isColor ? row.name : `--${row.name}`} />
        </span>
        <span className="block text-muted">{row.use}</span>
      </th>
      {isSame ? (
        <td colSpan={modes.length} className="max-w-80">
          <Value row={row} value={values[0]} />
        </td>
      ) : (
        modes.map((mode) => (
          <td key={mode} className="max-w-40">
            <Value row={row} value={row.values[mode]} />
          </td>
        ))
      )}
      <td>
        <Partners partners={row.partners} modes={modes} />
      </td>
      <td>{row.seeds.join(', ') || (row.isColor && 'none')}</td>
      <td>
        <Origin row={row} />
      </td>
      <td className="min-w-40">
        <UsedBy files={row.files} />
      </td>
    </tr>
  )
}
