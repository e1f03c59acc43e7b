import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { CHOICE_NAMES, CHOICES, type ChoiceName, valuesOf } from '#core/brand/choices.ts'
import { LOOK_NAMES, LOOKS, type LookName } from '#core/brand/looks.ts'
import type { BrandFile } from '#core/brand/schema.ts'
import { ROOT } from './places.ts'

/** Page of words with the table of all choices, for designers without Storybook. */
export const CHOICES_PAGE = join(ROOT, 'docs/choices.md')

/** The sample brand that wears each look. */
const WEARERS: Record<LookName, string> = {
  classic: 'larkmoor',
  salon: 'suvarna',
  arcade: 'bitgeori',
  market: 'chanh',
  gazette: 'quarto',
  breeze: 'sorane',
}

const INTRODUCTION = `# Choices

Every choice of a design, with the value that each of the six looks brings (docs/looks.md). A brand names a look and
replaces single values in its \`theme\`: \`"look": "salon", "tileShape": "square"\`. The brand in a heading is the sample
that wears the look; where the sample has another value, its name stands before that value. What each value means,
editors say (\`brands/brand.schema.json\`), and Storybook draws it ("Foundations", "Choices").
\`npm run brand -- schema\` writes this page.
`

/** Writes the page of all choices: a row for each, with its values and those of looks and samples. */
export async function writeChoicesPage(): Promise<string> {
  const looks = LOOK_NAMES.map((look) => ({ look, wearer: readWearer(look) }))
  const heads = looks.map(({ look, wearer }) => `\`${look}\`${wearer ? `, ${wearer.name}` : ''}`)
  const rows = CHOICE_NAMES.map((name) => [
    `\`${name}\``,
    CHOICES[name].summary,
    valuesOf(name).join(', '),
    ...looks.map(({ look, wearer }) => {
      const value = LOOKS[look].choices[name]
      const own = wearer?.theme[name]
      return own && own !== value ? `${value}; ${wearer.name}: ${own}` : value
    }),
  ])
  const table = [
    ['Choice', 'What it decides', 'Values', ...heads],
    rows[0]!.map(() => '-'),
    ...rows,
  ]
  const text = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const { code } = await format(CHOICES_PAGE, `${INTRODUCTION}\n${text}\n`, { printWidth: 100 })
  return code
}

type Wearer = Pick<BrandFile, 'name'> & { theme: Partial<Record<ChoiceName, string>> }

/** Reads the sample brand of a look; undefined where an operator has deleted the sample. */
function readWearer(look: LookName): Wearer | undefined {
  const file = join(ROOT, 'brands', WEARERS[look], 'brand.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
