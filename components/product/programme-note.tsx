'use client'

import { fetchProgrammes } from './fetch-programmes'
import { usePersonal } from './use-personal'

/** Which price programmes change the prices for whoever looks. The page itself shows everybody's, and below the items nothing of them moves. */
export function ProgrammeNote({ path }: { path: string }) {
  const programmes = usePersonal(path, fetchProgrammes)
  if (programmes === undefined) return null
  return (
    <ul className="column no-print -mt-4 space-y-1 pb-8 lg:-mt-8 lg:pb-12">
      {programmes.map(({ name, facts }) => (
        <li key={name}>
          <span className="font-semibold">{name}</span> · {facts}
        </li>
      ))}
    </ul>
  )
}
