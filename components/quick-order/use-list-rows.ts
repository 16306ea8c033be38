import { type RefObject, useEffect, useRef, useState } from 'react'
import { codeField, MOST_ROWS, padded, type QuickRow, ROWS_AT_ONCE } from '@/lib/quick-order/rows'

/** A row keeps its key, and with it what was typed, when others are removed. */
export type KeyedRow = QuickRow & { key: number }

const withKeys = (rows: readonly QuickRow[], from: number): readonly KeyedRow[] =>
  rows.map((row, index) => ({ ...row, key: from + index }))

const fieldOf = (form: HTMLFormElement | null, index: number): HTMLInputElement | undefined => {
  const field = form?.elements.namedItem(codeField(index))
  return field instanceof HTMLInputElement ? field : undefined
}

/** Rows that can be added and removed in the page; the focus goes to the row that takes their place. */
export function useListRows(form: RefObject<HTMLFormElement | null>, initial: readonly QuickRow[]) {
  const [rows, setRows] = useState(() => withKeys(initial, 0))
  const nextKey = useRef(initial.length)
  const focus = useRef<number>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to focus exists only after it is drawn.
  useEffect(() => {
    if (focus.current === undefined) return
    fieldOf(form.current, focus.current)?.focus()
    focus.current = undefined
  }, [rows, form])

  const add = () => {
    const most = Math.min(MOST_ROWS, rows.length + ROWS_AT_ONCE)
    if (most <= rows.length) return
    const added = withKeys(padded([], most - rows.length), nextKey.current)
    nextKey.current += added.length
    focus.current = rows.length
    setRows([...rows, ...added])
  }

  const remove = (index: number) => {
    const left = rows.filter((_, at) => at !== index)
    // As many rows stay as the page starts with, as without script.
    const missing = Math.max(0, ROWS_AT_ONCE - left.length)
    const next = [...left, ...withKeys(padded([], missing), nextKey.current)]
    nextKey.current += missing
    focus.current = Math.min(index, next.length - 1)
    setRows(next)
  }

  /** Moves on from a row by Enter; behind the last one there are new rows. */
  const moveOn = (index: number) => {
    const next = fieldOf(form.current, index + 1)
    if (next === undefined) add()
    else next.focus()
  }

  return { rows, add, remove, moveOn }
}
