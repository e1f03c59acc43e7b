import { index, integer, sqliteTable, text, uniqueIndex } from './drizzle.ts'

/** Table of applications from people who want to become affiliates. */
export const affiliateApplications = sqliteTable(
  'affiliate_applications',
  {
    reference: text().primaryKey(),
    merchant: text().notNull(),
    name: text().notNull(),
    channel: text().notNull(),
    contact: text().notNull(),
    country: text().notNull(),
    traffic: text().notNull(),
    plan: text().notNull(),
    message: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('application_of_contact').on(table.merchant, table.channel, table.contact),
    index('application_of_merchant').on(table.merchant, table.createdAt),
  ],
)
