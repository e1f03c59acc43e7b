import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/types'

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
 * props, and gives each the control of its type. What has none, such as an icon or a game, gets no
 * control, since nobody can use one of raw JSON.
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
          ...(argType.control === undefined && controlOf(type, initialArgs[name])),
        },
      ]
    }),
  )
}

const CONTROLS = new Map<string, 'boolean' | 'number' | 'text'>([
  ['boolean', 'boolean'],
  ['number', 'number'],
  ['string', 'text'],
])

/**
 * Chooses a prop's control: one of a few words, or what its type needs. A type that is none of these,
 * or that the source does not tell, needs what the stories give it, as a text for children.
 */
export function controlOf(
  type: DocgenType | undefined,
  initial: unknown,
): Pick<InputType, 'control' | 'options'> {
  const all = type?.name === 'union' ? (type.elements ?? []) : [type ?? { name: 'unknown' }]
  const kinds = all.filter(({ name }) => name !== 'undefined' && name !== 'null')
  const words = kinds.map(({ value }) => LITERAL.exec(value ?? '')?.groups?.['text'])
  if (words.length > 0 && words.every((word) => word !== undefined)) {
    return { control: { type: 'select' }, options: words }
  }
  const [kind, ...others] = kinds
  const known = others.length === 0 && CONTROLS.get(kind?.name ?? '')
  const control = known || CONTROLS.get(typeof initial)
  return { control: control ? { type: control } : { disable: true } }
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
