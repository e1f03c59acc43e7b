import { format } from 'oxfmt'

/** JSON as the project's formatter writes it, so that a generated file passes its check. */
export async function formatJson(name: string, value: unknown): Promise<string> {
  const { code } = await format(name, JSON.stringify(value, null, 2), { printWidth: 100 })
  return code
}
