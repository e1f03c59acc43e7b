import * as v from 'valibot'
import type { Answer, Exchange } from './gateway.ts'

const RefusalSchema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  message: v.optional(v.string()),
})

/** Reads the code of a refusal; undefined if its body is not of the declared shape. */
export function readCode({ text }: Pick<Exchange, 'text'>): string | undefined {
  try {
    const read = v.safeParse(RefusalSchema, JSON.parse(text))
    return read.success ? read.output.code : undefined
  } catch {
    return undefined
  }
}

/** Whether a body is a page of HTML, as proxies and frameworks write for their own errors. */
export const isHtml = (text: string): boolean => text.trimStart().startsWith('<')

/** Says what came instead of what was expected, without the content of a reply. */
export function describeExchange(exchange: Exchange | undefined): string {
  if (!exchange) return 'No reply'
  const { status, text } = exchange
  const code = readCode(exchange)
  if (status < 400) return `Status ${status}: it was accepted`
  if (code !== undefined) return `Status ${status}, code ${code}`
  return `Status ${status}, ${isHtml(text) ? 'a page of HTML' : 'without { code, message }'}`
}

/** Compares a refusal with the one that is declared; undefined if they are the same. */
export function compareRefusal(
  { exchange }: Pick<Answer, 'exchange'>,
  status: number,
  ...codes: string[]
): string | undefined {
  if (exchange?.status === status && codes.includes(readCode(exchange) ?? '')) return undefined
  return `${describeExchange(exchange)}; expected ${status}, code ${codes.join(' or ')}`
}
