import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reportMembersQuery } from './queries.ts'
import { tidyText } from '#lib/tidyText.ts'

/** Search for the one member whom the report is narrowed to. */
export function useMemberSearch() {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const { data, error } = useQuery({ ...reportMembersQuery(asked), enabled: asked !== '' })
  return {
    text,
    /** An empty search field removes the member filter. */
    type: (typed: string) => {
      setText(typed)
      if (typed === '') setAsked('')
    },
    ask: () => setAsked(tidyText(text)),
    clear: () => {
      setText('')
      setAsked('')
    },
    asked,
    found: data?.list,
    error,
  }
}
export type MemberSearch = ReturnType<typeof useMemberSearch>
