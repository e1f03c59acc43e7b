const DAY = 24 * 60 * 60_000

const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** So many days up to today, as calls ask for them: the worlds of tests begin now. */
export const lastDays = (days: number) => ({
  startDate: dayBefore(days - 1),
  endDate: dayBefore(0),
})
