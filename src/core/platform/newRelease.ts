/**
 * Tells whether a new release was published since this page was loaded; the files of the old
 * release may then be gone. False if the app cannot find out.
 */
export async function hasNewRelease(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const reply = await fetch('/', { cache: 'no-store', credentials: 'omit' })
    const html = await reply.text()
    return reply.ok && html.includes('type="module"') && !html.includes(`${entry}`)
  } catch {
    return false
  }
}
