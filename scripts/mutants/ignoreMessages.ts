/** The part of a Babel path that this file reads. */
interface Path {
  node: {
    tag?: { name?: string }
    callee?: { name?: string }
  }
}

/** Macros of Lingui that a compiler replaces, so their arguments must stay as they were written. */
const MACROS = ['msg', 'plural', 'select', 'selectOrdinal', 't']

/**
 * A Stryker plugin that changes nothing inside a translated message: the macro's compiler would
 * refuse the changed code, and no test should depend on the words of a message.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'messages',
    value: {
      shouldIgnore({ node }: Path): string | undefined {
        const name = node.tag?.name ?? node.callee?.name
        return name && MACROS.includes(name) ? 'a translated message' : undefined
      },
    },
  },
]
