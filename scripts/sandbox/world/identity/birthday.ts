/**
 * Reads a birthday that registration (01-31-1990) or the security center (1990-01-31) wrote, as
 * 1990-01-31; null for any other text.
 */
export function readBirthday(written = ''): string | null {
  const day = written.replace(/^(\d\d-\d\d)-(\d{4})$/, '$2-$1')
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null
}
