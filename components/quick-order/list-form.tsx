'use client'

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { INTENT, LIST_FIELDS, REMOVE_ROW, REPLACE_ROW } from '@/lib/quick-order/list-fields'
import type { ListView } from '@/lib/quick-order/list-view'
import { codeField, type QuickRow, rowOfField } from '@/lib/quick-order/rows'
import { ListRow } from './list-row'
import { ListSummary } from './list-summary'
import { SUGGESTIONS_ID } from './suggestions-id'
import { useItemSuggestions } from './use-item-suggestions'
import { useListCheck } from './use-list-check'
import { useListRows } from './use-list-rows'
import { useListSend } from './use-list-send'
import type { ListWords } from './words'

type Props = {
  action: string
  rows: readonly QuickRow[]
  view: ListView
  listId: string
  suggestHref: string
  hidden: HiddenFieldValues
  words: ListWords
  /** Other ways to fill the list. */
  children: ReactNode
}

/** The list of item numbers. Without script every button submits the form. */
export function ListForm({ rows: initial, view: first, suggestHref, words, ...props }: Props) {
  const { action, listId, hidden, children } = props
  const form = useRef<HTMLFormElement>(null)
  const { rows, add, remove, moveOn } = useListRows(form, initial)
  const { view, state, check, forget, dropLine } = useListCheck(form, first, words.addLabel)
  const { error, send } = useListSend(form, words)
  const { items, type } = useItemSuggestions(suggestHref)
  const isRemoved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the fields follow the drawn rows.
  useEffect(() => {
    if (isRemoved.current) void check()
    isRemoved.current = false
  }, [rows])

  // A field that is left is checked; React's own `change` is every key.
  useEffect(() => {
    const fields = form.current
    const leave = ({ target }: Event) => {
      if (rowOfTarget(target) !== undefined) void check()
    }
    fields?.addEventListener('change', leave)
    return () => fields?.removeEventListener('change', leave)
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const { name, value } = submitter
    if (name === REMOVE_ROW) {
      isRemoved.current = true
      dropLine(Number(value))
      remove(Number(value))
    } else if (name === REPLACE_ROW) {
      replaceNumber(form.current, value)
      void check()
    } else if (name === INTENT && value === 'rows') add()
    else if (name === INTENT && value === 'check') void check()
    else void send(submitter)
  }

  const pressKey = (event: KeyboardEvent) => {
    const row = rowOfTarget(event.target)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || row === undefined) return
    event.preventDefault()
    moveOn(row)
  }

  return (
    <form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      data-storable=""
      onSubmit={submit}
      onKeyDown={pressKey}
      onInput={({ target }) => {
        const row = rowOfTarget(target)
        if (row !== undefined) forget(row)
        if (target instanceof HTMLInputElement && target.list !== null) type(target.value)
      }}
    >
      {/* Default button for Enter; without it, Enter would press the button that removes the first line. */}
      <button type="submit" name={INTENT} value="check" tabIndex={-1} aria-hidden="true" className="sr-only">
        {words.actions.check}
      </button>
      <HiddenFields {...hidden} />
      <input type="hidden" name={LIST_FIELDS.id} defaultValue={listId} />
      <h2>{words.list}</h2>
      <ol className="quick-rows">
        {rows.map((row, index) => (
          <ListRow key={row.key} {...{ index, row, words }} line={view.lines[index] ?? null} />
        ))}
      </ol>
      <ListSummary {...{ view, state, words, error }} rowCount={rows.length} />
      <datalist id={SUGGESTIONS_ID}>
        {items.map(({ code, label }) => (
          <option key={code} value={code} label={label} />
        ))}
      </datalist>
      {children}
    </form>
  )
}

/** Index of the row that a field of the list belongs to; undefined for any other element. */
const rowOfTarget = (target: EventTarget | null): number | undefined =>
  target instanceof HTMLInputElement ? rowOfField(target.name) : undefined

/** Puts the number of a successor, as `row:number`, into its row. */
function replaceNumber(form: HTMLFormElement | null, value: string): void {
  const [row, number = ''] = value.split(':')
  const field = form?.elements.namedItem(codeField(Number(row)))
  if (!(field instanceof HTMLInputElement)) return
  field.value = number
  field.focus()
}
