'use client'

import { useEffect, useState } from 'react'
import { useVisitor } from '@/components/session/visitor'
import { fetchProgrammes, type ProgrammeWords } from './fetch-programmes'

type Props = { path: string }

/** Which price programmes change the prices for whoever looks. The page itself shows everybody's, and below the items nothing of them moves. */
export function ProgrammeNote({ path }: Props) {
  const visitor = useVisitor()
  const visitorKey = visitor?.state === 'signedIn' ? visitor.visitorKey : undefined
  const [told, setTold] = useState<{ visitorKey: string; programmes: readonly ProgrammeWords[] }>()
  useEffect(() => {
    if (visitorKey === undefined) return
    const ended = new AbortController()
    void fetchProgrammes(path, ended.signal).then(programmes => {
      if (!ended.signal.aborted) setTold({ visitorKey, programmes })
    })
    return () => ended.abort()
  }, [path, visitorKey])
  if (told === undefined || told.visitorKey !== visitorKey || told.programmes.length === 0) return null
  return (
    <ul className="column no-print -mt-4 space-y-1 pb-8 lg:-mt-8 lg:pb-12">
      {told.programmes.map(({ name, facts }) => (
        <li key={name}>
          <span className="font-semibold">{name}</span> · {facts}
        </li>
      ))}
    </ul>
  )
}
