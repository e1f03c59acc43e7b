const DAY = 24 * 60 * 60_000

const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** The last days up to today, as calls expect them; test sandboxes start at the real date. */
export const lastDays = (days: number) => ({
  startDate: dayBefore(days - 1),
  endDate: dayBefore(0),
})
