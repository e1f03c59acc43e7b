/** The part of a Babel path that this file reads. */
interface Path {
  node: {
    tag?: { name?: string }
    callee?: { name?: string; property?: { name?: string } }
  }
}

/**
 * Macros of Lingui, and Vite's `import.meta.glob`: a compiler replaces them, so their arguments must
 * stay as they were written.
 */
const MACROS = ['msg', 'plural', 'select', 'selectOrdinal', 't', 'glob']

/**
 * A Stryker plugin that changes nothing inside a macro: its compiler would refuse the changed code,
 * and no test should depend on the words of a message.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'macros',
    value: {
      shouldIgnore({ node }: Path): string | undefined {
        const name = node.tag?.name ?? node.callee?.name ?? node.callee?.property?.name
        return name && MACROS.includes(name) ? 'an argument of a macro' : undefined
      },
    },
  },
]
