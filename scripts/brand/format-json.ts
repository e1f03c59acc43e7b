import { format } from 'oxfmt'

/** Formats JSON like the project's formatter, so that a generated file passes the format check. */
export async function formatJson(name: string, value: unknown): Promise<string> {
  const { code } = await format(name, JSON.stringify(value, null, 2), { printWidth: 100 })
  return code
}
