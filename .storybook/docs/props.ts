import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types'

/** A type as `react-docgen` reads it from the source. */
export interface DocgenType {
  name: string
  raw?: string
  elements?: DocgenType[]
  value?: string
}

interface DocgenProp {
  tsType?: DocgenType
  defaultValue?: { value: string; computed: boolean }
}

/** Props that mean the same in every component, and are therefore described once. */
export const COMMON_PROPS: Record<string, string> = {
  className: 'Classes for its place and size; its looks come from the brand.',
  disabled:
    'Whether it cannot be used now; say near it why, since a grey control explains nothing.',
  id: 'Id of the control, only if something else on the page refers to it.',
  onBlur: 'Called when the focus leaves it, so that a form can check its value.',
  ref: 'The element, so that a form can move the focus to it.',
  rows: 'Lines of text for which it has space at first.',
  type: 'Kind of text, by which a phone chooses its keyboard.',
}

interface Documented {
  __docgenInfo?: { props?: Record<string, DocgenProp> }
}

function propsOf(component: unknown): Record<string, DocgenProp> {
  const { __docgenInfo: info } = (component ?? {}) as Documented
  return info?.props ?? {}
}

/**
 * Writes the types of props with their values, where the add-on says only "union", describes common
 * props, and takes away controls that nobody can use, such as one for an icon.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = propsOf(component)
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType
      return [
        name,
        {
          ...argType,
          description: argType.description || COMMON_PROPS[name],
          table: { ...argType.table, ...(type && { type: { summary: writeType(type) } }) },
          ...(type?.name.startsWith('React') && {
            control: typeof initialArgs[name] === 'string' ? ('text' as const) : (false as const),
          }),
        },
      ]
    }),
  )
}

/** The type of what a schema reads, which is named as the schema is: `GameSchema` reads a game. */
const READ_BY_SCHEMA = /v\.InferOutput<typeof (\w+)Schema>/g

/**
 * Writes a type in one line. `react-docgen` does not know lists that are `readonly`, nor functions in
 * brackets.
 */
export function writeType({ name, raw, elements }: DocgenType): string {
  if (name === 'unknown') return 'list'
  const isKnown = name === 'union' && elements?.every((one) => one.name !== 'unknown')
  const text = isKnown
    ? elements!
        .filter((element) => element.name !== 'undefined')
        .map((element) => element.value ?? element.raw ?? element.name)
        .join(' | ')
    : (raw ?? name).replace(/ \| undefined$/, '')
  return text.replace(READ_BY_SCHEMA, '$1')
}

const LITERAL = /^(?:'(?<text>[^']*)'|(?<word>true|false|\d+))$/

/** Gives a story the defaults of its component's props, so that the controls show them. */
export const startAtDefaults: ArgsEnhancer = ({ component, initialArgs }) =>
  Object.fromEntries(
    Object.entries(propsOf(component)).flatMap(([name, { defaultValue }]) => {
      const found = LITERAL.exec(defaultValue?.value ?? '')?.groups
      if (!found || name in initialArgs) return []
      return [[name, found['text'] ?? (JSON.parse(found['word']!) as boolean | number)]]
    }),
  )
