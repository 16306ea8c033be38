'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * How long clearing can be undone while a script runs; without one the link stays. It does not go while the
 * focus or the pointer is on it.
 */
const UNDO_MS = 10_000

type Props = { text: string; undo: string; href: string }

/** Says that the list was cleared, with a link to the list before. */
export function ClearedNote({ text, undo, href }: Props) {
  const [isOver, setOver] = useState(false)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const end = () => {
      if (note.current?.matches(':hover, :focus-within') === true) timer = setTimeout(end, UNDO_MS)
      else setOver(true)
    }
    let timer = setTimeout(end, UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <p ref={note} role="status">
      {text}{' '}
      <a href={href} className="inline-block py-1 font-semibold">
        {undo}
      </a>
    </p>
  )
}
