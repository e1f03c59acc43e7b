import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { LANGUAGE_CODES, LANGUAGES } from '#rules/languages.ts'
import type banners from './en/banners.json'
import type campaigns from './en/campaigns.json'
import type files from './en/files.json'
import type games from './en/games.json'
import type goods from './en/goods.json'
import type help from './en/help.json'
import type mails from './en/mails.json'
import type messages from './en/messages.json'
import type missions from './en/missions.json'
import type news from './en/news.json'
import type raffles from './en/raffles.json'
import type rewards from './en/rewards.json'
import type service from './en/service.json'
import type { Words } from './words.ts'

/*
 * Texts of the sandbox's operator for players: `<tag>/<subject>.json` has those of a subject in one
 * language. A missing file or text falls back to English.
 */

type English = typeof banners &
  typeof campaigns &
  typeof files &
  typeof games &
  typeof goods &
  typeof help &
  typeof mails &
  typeof messages &
  typeof missions &
  typeof news &
  typeof raffles &
  typeof rewards &
  typeof service

type KeyOf<Value> = {
  [Key in keyof English]: English[Key] extends Value ? Key : never
}[keyof English]

/** A key that has a single text in each language. */
export type TextKey = KeyOf<string>
/** A key that has a list of texts in each language. */
export type ListKey = KeyOf<readonly string[]>

type Content = Readonly<Record<string, string | readonly string[]>>

const FOLDER = new URL('./', import.meta.url)

/** Reads all texts of a language's folder, by key; none if there is no folder. */
export function readContent(tag: string): Content {
  const folder = new URL(`${tag}/`, FOLDER)
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  return Object.assign({}, ...files.map((text) => JSON.parse(text))) as Content
}

const contents = LANGUAGE_CODES.map((code) => [code, readContent(LANGUAGES[code].tag)] as const)

const collect = (read: (content: Content) => unknown): Words =>
  Object.fromEntries(
    contents.map(([code, content]) => [code, read(content)]).filter(([, text]) => text),
  ) as Words

/** Returns a text in all languages that have it. */
export const wordsOf = (key: TextKey): Words => collect((content) => content[key])

export const listOf = (key: ListKey): Words[] => {
  const english = contents.find(([code]) => code === 'EN')![1][key] as readonly string[]
  return english.map((_, index) => collect((content) => content[key]?.[index]))
}

/** Returns the texts of an entry by name, such as `title` and `content` of `help.deposit`. */
export const entryOf = <Name extends string>(entry: string, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, wordsOf(`${entry}.${name}` as TextKey)])) as Record<
    Name,
    Words
  >
