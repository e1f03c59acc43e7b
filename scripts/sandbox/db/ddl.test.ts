import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { byKey } from './by-key.ts'
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sql,
  sqliteTable,
  text,
  uniqueIndex,
} from './drizzle.ts'
import { UndeclarableError, writeDdl } from './ddl.ts'

const studios = sqliteTable(
  'studios',
  {
    country: text().notNull(),
    name: text().notNull(),
    mail: text().unique(),
  },
  (table) => [primaryKey({ columns: [table.country, table.name] })],
)

const games = sqliteTable(
  'games',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    title: text().notNull().default("Dragon's gate"),
    rating: integer().notNull().default(3),
    hot: integer({ mode: 'boolean' }).notNull().default(true),
    tags: text({ mode: 'json' }).$type<string[]>().notNull().default(['new']),
    addedAt: integer()
      .notNull()
      .default(sql`(40 + 2)`),
    country: text(),
    studio: text(),
    sequelOf: integer(),
  },
  (table) => [
    uniqueIndex('games_by_title').on(table.title, table.country),
    uniqueIndex('one_hot_game')
      .on(sql`lower(${table.studio})`)
      .where(sql`${table.rating} = ${5}`),
    index('games_by_rating').on(table.rating),
    check('rating_in_stars', sql`${table.rating} BETWEEN ${1} AND ${5}`),
    foreignKey({
      columns: [table.country, table.studio],
      foreignColumns: [studios.country, studios.name],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.sequelOf], foreignColumns: [table.id] }),
  ],
)

function open() {
  const client = new Database(':memory:')
  client.pragma('foreign_keys = ON')
  for (const statement of writeDdl({ games, studios })) client.exec(statement)
  return client
}

describe('a database made from the declared tables', () => {
  test('gives a column its default', () => {
    const row = open().prepare('INSERT INTO games DEFAULT VALUES RETURNING *').get()
    expect(row).toEqual({
      id: 1,
      title: "Dragon's gate",
      rating: 3,
      hot: 1,
      tags: '["new"]',
      addedAt: 42,
      country: null,
      studio: null,
      sequelOf: null,
    })
  })

  test.each([
    [
      'a second row with the values of a unique index',
      "INSERT INTO games (title, country) VALUES ('A', 'TH'), ('A', 'TH')",
      /UNIQUE/,
    ],
    [
      'a second row with the value of a partial unique index on an expression',
      "INSERT INTO games (title, studio, rating) VALUES ('A', 'Kite', 5), ('B', 'KITE', 5)",
      /UNIQUE/,
    ],
    [
      'a second row with the value of a unique column',
      "INSERT INTO studios VALUES ('TH', 'A', 'a@x.example'), ('TH', 'B', 'a@x.example')",
      /UNIQUE/,
    ],
    [
      'a second row with a composite primary key',
      "INSERT INTO studios (country, name) VALUES ('TH', 'A'), ('TH', 'A')",
      /UNIQUE/,
    ],
    ['a row that fails a check', 'INSERT INTO games (rating) VALUES (6)', /CHECK.*rating_in_stars/],
    ['an absent value in a required column', 'INSERT INTO games (title) VALUES (NULL)', /NOT NULL/],
    [
      'a row whose composite foreign key matches no row',
      "INSERT INTO games (country, studio) VALUES ('TH', 'Nobody')",
      /FOREIGN KEY/,
    ],
    [
      'a row whose foreign key matches no row of its own table',
      'INSERT INTO games (sequelOf) VALUES (99)',
      /FOREIGN KEY/,
    ],
  ])('refuses %s', (_, statement, reason) => {
    expect(() => open().exec(statement)).toThrow(reason)
  })

  test('carries out the delete action of a foreign key', () => {
    const client = open()
    client.exec("INSERT INTO studios (country, name) VALUES ('TH', 'Kite')")
    client.exec("INSERT INTO games (country, studio) VALUES ('TH', 'Kite')")
    client.exec('DELETE FROM studios')
    expect(client.prepare('SELECT COUNT(*) FROM games').pluck().get()).toBe(0)
  })

  test('has no row numbers of a table that is kept by its key', () => {
    const shelves = sqliteTable('shelves', { name: text().notNull() }, (table) => [
      primaryKey({ columns: [table.name] }),
    ])
    byKey(shelves)
    const client = new Database(':memory:')
    for (const statement of writeDdl({ shelves })) client.exec(statement)
    expect(() => client.prepare('SELECT rowid FROM shelves')).toThrow('no such column')
  })

  test('never reuses the id of a deleted row if the key is an autoincrement', () => {
    const client = open()
    const add = client.prepare('INSERT INTO games DEFAULT VALUES RETURNING id').pluck()
    add.get()
    client.exec('DELETE FROM games')
    expect(add.get()).toBe(2)
  })
})

describe('a table declaration that the DDL cannot express is refused:', () => {
  const generated = sqliteTable('bad', { id: integer().generatedAlwaysAs(sql`1 + 1`) })
  const unfinished = sqliteTable('bad', { id: integer() }, () => [index('i') as never])
  const foreign = sqliteTable('bad', { game: integer().references(() => games.id) })
  const unknownValue = sqliteTable('bad', { id: integer() }, (table) => [
    check('c', sql`${table.id} > ${sql.placeholder('least')}`),
  ])
  const infinite = sqliteTable('bad', { id: integer().default(Infinity) })

  test.each([
    ['a generated column', { generated }, 'bad.id is a generated column'],
    ['an index without columns', { unfinished }, 'bad declares something'],
    ['a foreign key to a table that is not created', { foreign }, 'bad refers to games'],
    ['a check with a value of an unknown type', { unknownValue }, 'expression of bad'],
    ['a default that no column can hold', { infinite }, 'default of bad.id'],
    ['an export that is not a table', { games, LIMIT: 3 }, 'export LIMIT'],
  ])('%s', (_, declared, message) => {
    expect(() => writeDdl(declared)).toThrow(UndeclarableError)
    expect(() => writeDdl(declared)).toThrow(message)
  })
})
