const segmenter = new Intl.Segmenter()

/** Formats rows as a table with headings, for a terminal. */
export function formatTable(headings: readonly string[], rows: readonly string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column]!)].map(displayWidth)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(widths[column]! - displayWidth(cell)))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [line(headings), rule, ...rows.map(line)].join('\n')
}

/**
 * Number of terminal columns that a text needs: Chinese, Japanese and Korean characters need two
 * each.
 */
function displayWidth(text: string): number {
  let width = 0
  for (const { segment } of segmenter.segment(text)) {
    width += /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(segment)
      ? 2
      : 1
  }
  return width
}

/** Writes a number of bytes as kilobytes, such as "118.4 kB". */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
