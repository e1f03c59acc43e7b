/** Number of components that are named; the tooltip names the files of all. */
const NAMED = 2

export const componentOf = (file: string) => file.replace(/.*\/|\.tsx?$/g, '')

/** The components that use something, the first ones by name. */
export function UsedBy({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null
  const users = files.map(componentOf)
  const more = users.length - NAMED
  return (
    <span title={files.join('\n')} className="block text-caption wrap-anywhere text-muted">
      {users.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')}
    </span>
  )
}
