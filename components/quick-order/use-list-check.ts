import { type RefObject, useRef, useState } from 'react'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import type { LineView, ListView } from '@/lib/quick-order/list-view'
import { REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { checkList } from './check-list'

/** From now on a reload shows the list as it was checked, and so does every other submission. */
function rememberList(form: HTMLFormElement, address: string): void {
  window.history.replaceState(window.history.state, '', address)
  const field = form.elements.namedItem(LIST_FIELDS.id)
  const id = new URL(address, window.location.origin).searchParams.get(REJECTED_FORM_PARAMETER)
  if (field instanceof HTMLInputElement && id !== null) field.value = id
}

/** Checks the list while it is typed. The verdicts always belong to what is typed; older ones are dropped. */
export function useListCheck(form: RefObject<HTMLFormElement | null>, initial: ListView, addLabel: string) {
  const [view, setView] = useState(initial)
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle')
  const latest = useRef(0)

  const check = async () => {
    if (form.current === null) return
    latest.current += 1
    const turn = latest.current
    setState('checking')
    const checked = await checkList(form.current)
    if (turn !== latest.current || form.current === null) return
    setState(checked === undefined ? 'failed' : 'idle')
    if (checked === undefined) return
    setView(checked.view)
    rememberList(form.current, checked.address)
  }

  const change = (changed: (lines: readonly (LineView | null)[]) => readonly (LineView | null)[]) => {
    latest.current += 1
    setState('idle')
    // Sums and numbers of the last check are not those of the list any more.
    setView(({ lines }) => ({ lines: changed(lines), summary: '', good: 0, addLabel }))
  }

  return {
    view,
    state,
    check,
    /** A row is being typed in: its verdict and the sums are no longer true. */
    forget: (index: number) => change(lines => lines.map((line, at) => (at === index ? null : line))),
    dropLine: (index: number) => change(lines => lines.filter((_, at) => at !== index)),
  }
}
