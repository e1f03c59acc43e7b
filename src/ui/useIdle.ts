import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/later.ts'

/** Whether the browser has been idle since the component was first drawn. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
