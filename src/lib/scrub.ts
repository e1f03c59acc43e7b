const LONGEST_TEXT = 200
const MOST_FRAMES = 15

/** Names that JavaScript engines quote, such as `reading 'length'`. */
const IDENTIFIER = /^'[A-Za-z_$][A-Za-z_$.]{0,39}'$/

/**
 * Takes out of an error's text what may belong to a person: quoted texts, addresses, e-mail
 * addresses, and all words with digits, such as amounts, telephone numbers, ids and tokens.
 */
export const scrubText = (text: string): string =>
  text
    .slice(0, 2000)
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"')
    .replace(/'[^']*'?/g, (quoted) => (IDENTIFIER.test(quoted) ? quoted : "'…'"))
    .replace(/\S*(?:\/\/|[@?=&%])\S*/g, '…')
    .replace(/\S*\p{N}\S*/gu, (word) => (/^#\d{1,3}\W?$/.test(word) ? word : '…'))
    .replace(/\S{40,}/g, '…')
    .replace(/…(?:\s*…)+/g, '…')
    .trim()
    .slice(0, LONGEST_TEXT)

const FRAME = /^(?:\s*at )?(?:async )?(.*?)(?:@| \(|)(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/

/**
 * Reads the frames of a stack in the form of any browser, each as `name path:line:column`. Only
 * frames in files of the page's own site are kept: others are of browser extensions.
 *
 * @param origin the page's own origin
 */
export function scrubStack(stack: string, origin: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', address = '', row, column] = FRAME.exec(line.trim()) ?? []
    const url = URL.parse(address)
    if (url?.origin !== origin || !/^\/[\w./@-]+\.[jt]sx?$/.test(url.pathname)) return []
    const called = /^[\w$.<>]{1,60}$/.test(name) ? name : '?'
    return [`${called} ${url.pathname}:${row}:${column}`]
  })
  return frames.slice(0, MOST_FRAMES).join('\n')
}
