import type { BrandTokens, Variable } from './tokens.ts'

/** Writes the variables of a brand as a style sheet to read, with what each is for. */
export function writeCss(name: string, { modes, variables }: BrandTokens): string {
  const [first] = modes
  const blocks = modes.map((mode) => {
    const selector = `${mode === first ? ':root,\n' : ''}[data-mode='${mode}']`
    const own = variables.filter(({ isShared }) => !isShared)
    const lines = own.map((variable) => writeVariable(variable, variable.css[mode]!))
    return `${selector} {\n  color-scheme: ${mode};\n\n${lines.join('\n')}\n}`
  })
  const shared = variables.filter(({ isShared }) => isShared)
  const lines = shared.map((variable) => writeVariable(variable, variable.css[first!]!))
  return [
    `/*\n * Design tokens of ${name}. The attribute data-mode of <html> chooses the mode: ${modes.join(' or ')}.\n */`,
    ...blocks,
    `/* The same in every mode. */\n:root {\n${lines.join('\n')}\n}`,
  ]
    .join('\n\n')
    .concat('\n')
}

const writeVariable = ({ name, description }: Variable, css: string) =>
  `  /* ${description} */\n  --${name}: ${css};`
