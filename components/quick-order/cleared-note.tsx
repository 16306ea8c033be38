'use client'

import { useEffect, useState } from 'react'

/** How long clearing can be undone while a script runs; without one the link stays. */
const UNDO_MS = 10_000

type Props = { text: string; undo: string; href: string }

/** Says that the list was cleared, with a link to the list before. */
export function ClearedNote({ text, undo, href }: Props) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <p role="status">
      {text}{' '}
      <a href={href} className="inline-block py-1 font-semibold">
        {undo}
      </a>
    </p>
  )
}
