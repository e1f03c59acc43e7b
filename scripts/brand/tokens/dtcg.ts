import type { Mode } from '#core/brand/schema.ts'
import type { BrandTokens, Token } from './tokens.ts'

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10'

/** Key by which a file of tokens names its mode; Figma writes and reads it. */
export const MODE_NAME = 'com.figma.modeName'

/**
 * Writes tokens in the Design Tokens format 2025.10: one resolver with a context for each mode.
 * Tokens that are the same in all modes stand in a set that the modes share.
 */
export function writeResolver(name: string, { tokens, modes }: BrandTokens): object {
  const isShared = (token: Token) =>
    new Set(modes.map((mode) => JSON.stringify(valueIn(token, mode)))).size === 1
  const shared = {
    description: 'What is the same in every mode',
    sources: [toTree(tokens.filter(isShared), modes[0]!)],
  }
  const contexts = modes.map((mode) => [
    mode,
    [
      toTree(
        tokens.filter((token) => !isShared(token)),
        mode,
      ),
    ],
  ])
  const head = {
    $schema: `${SCHEMAS}/resolver.json`,
    name,
    version: '2025.10',
    description: `Design tokens of ${name}. Import reads the group "seed" only: all other colours are computed from it.`,
    sets: { shared },
  }
  // A resolver whose modifier has one context is not valid.
  if (modes.length === 1) return { ...head, resolutionOrder: [{ $ref: '#/sets/shared' }] }
  return {
    ...head,
    modifiers: {
      mode: {
        description: 'Dark or light',
        contexts: Object.fromEntries(contexts),
        default: modes[0],
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/mode' }],
  }
}

/** Writes the tokens of one mode in the Design Tokens format 2025.10, for tools without resolvers. */
export function writeModeFile(name: string, tokens: readonly Token[], mode: Mode): object {
  return {
    $schema: `${SCHEMAS}/format.json`,
    $description: `Design tokens of ${name}, ${mode} mode`,
    $extensions: { [MODE_NAME]: mode },
    ...toTree(tokens, mode),
  }
}

const valueIn = ({ values, aliases }: Token, mode: Mode) => aliases?.[mode] ?? values[mode]

type Tree = { [key: string]: Tree | string | unknown }

function toTree(tokens: readonly Token[], mode: Mode): Tree {
  const root: Tree = {}
  for (const token of tokens) {
    const { path, type, description, extensions } = token
    const group = path.slice(0, -1).reduce((at, key) => (at[key] ??= {}) as Tree, root)
    group[path.at(-1)!] = {
      $type: type,
      $description: description,
      $value: valueIn(token, mode),
      ...(extensions && { $extensions: extensions }),
    }
  }
  return root
}
