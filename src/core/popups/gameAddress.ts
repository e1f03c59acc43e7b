/** Query parameter with the id of a game, while the game or its details are open over a page. */
const NAME = 'game'

/** Format of a game's id, because a link from elsewhere may contain anything. */
const ID = /^[\w.-]{1,64}$/

/** Returns the id of the game that an address names; undefined if it names none. */
export function readGameId(href: string): string | undefined {
  const id = new URL(href).searchParams.get(NAME)
  return id !== null && ID.test(id) ? id : undefined
}

/** Builds the address that names a game over the same page; without an id, it names none. */
export function withGameId(href: string, id?: string): string {
  const url = new URL(href)
  if ((url.searchParams.get(NAME) ?? undefined) === id) return href
  if (id !== undefined && ID.test(id)) url.searchParams.set(NAME, id)
  else url.searchParams.delete(NAME)
  return url.href
}
