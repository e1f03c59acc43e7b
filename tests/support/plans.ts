import type { Db } from '#scripts/sandbox/db/open.ts'

/** Reads SQLite's query plan of each statement that the given work runs on these tables. */
export async function plansOf(
  { $client }: Db,
  tables: readonly string[],
  work: () => unknown,
): Promise<string[]> {
  const prepare = $client.prepare.bind($client)
  const texts: string[] = []
  $client.prepare = ((text: string) => {
    texts.push(text)
    return prepare(text)
  }) as typeof $client.prepare
  try {
    await work()
  } finally {
    $client.prepare = prepare as typeof $client.prepare
  }
  return texts
    .filter((text) => tables.some((table) => text.includes(`"${table}"`)))
    .flatMap((text) => {
      const given = Array.from({ length: text.split('?').length - 1 }, () => 0)
      const explained = prepare(`EXPLAIN QUERY PLAN ${text}`).all(...given)
      return (explained as { detail: string }[]).map(({ detail }) => detail)
    })
}
