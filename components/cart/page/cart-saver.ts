import { formFields, newSubmissionKey } from '@/components/form/send/send-form'
import { CART_EXITS } from '@/lib/cart/changes/cart-exit'
import {
  itemOfField,
  itemOfNote,
  noteBeforeField,
  noteField,
  quantityBeforeField,
  quantityField,
} from '@/lib/cart/lines/line-fields'
import { CART_ACCOUNT, FORM_OWNER, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { clearFaults, showFaults } from '../line-faults'
import type { LinesAnswer } from '../lines-answer'
import { postLines, withTabLock } from '../post-lines'

/** Debounce: changes within this time are sent together. */
const SETTLE_MS = 300

const FORMS = '[data-cart-forms] form[data-cart-entries]'

/** Values of buttons that lead to another page: the browser submits the form, with every quantity. */
const LEADS_ON: ReadonlySet<string> = new Set(CART_EXITS)

type Options = {
  /** Message for a failed connection. */
  failed: string
  redraw: () => void
}

/** Saves the cart of the page, one request at a time. The caller registers its listeners on the document. */
export function cartSaver({ failed, redraw }: Options) {
  const refused = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> = Promise.resolve()

  const post = (form: HTMLFormElement, body: URLSearchParams, action = form.action) => {
    body.set(SUBMISSION_KEY, newSubmissionKey())
    sending = sending.then(async () => {
      const answer = await withTabLock(() => postLines(action, body))
      // Saving goes on where the script that shows results cannot be loaded.
      await tell(form, answer, failed).catch(() => undefined)
      noteRefused(form, answer, refused)
      if (answer.kind === 'added' || isStale(answer)) redraw()
    })
    return sending
  }

  const save = (form: HTMLFormElement) => {
    clearTimeout(timer)
    timer = undefined
    const typed = typedIn(form, refused)
    if (typed.size > 0) void post(form, typed).then(() => settle(form, refused))
  }

  return {
    changed(target: EventTarget | null): void {
      if (!(target instanceof HTMLInputElement) || !isOfLine(target)) return
      const { form } = target
      if (form === null || !form.matches(FORMS)) return
      clearTimeout(timer)
      timer = setTimeout(() => save(form), SETTLE_MS)
    },
    submitted(event: SubmitEvent): void {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || !form.matches(FORMS)) return
      if (submitter instanceof HTMLButtonElement && LEADS_ON.has(submitter.value)) return
      event.preventDefault()
      clearTimeout(timer)
      timer = undefined
      refused.clear()
      clearFaults(form)
      void post(form, formFields(form, submitter), actionOf(form, submitter)).then(() =>
        settle(form, refused),
      )
    },
    leave: () => keepTyped(refused),
    /** Whether a typed quantity was refused: it stays in its field. */
    isRefused: (code: string, value: string) => refused.get(code) === value,
  }
}

/** A button can override the form's action. */
const actionOf = (form: HTMLFormElement, submitter: HTMLElement | null): string =>
  submitter?.getAttribute('formaction') ?? form.action

/** Sends typed, unsaved quantities while the page is left. */
function keepTyped(refused: ReadonlyMap<string, string>): void {
  const form = document.querySelector<HTMLFormElement>(`${FORMS}[id]`)
  const typed = form === null ? new URLSearchParams() : typedIn(form, refused)
  if (form === null || typed.size === 0) return
  typed.set(SUBMISSION_KEY, newSubmissionKey())
  const headers = { accept: 'application/json' }
  void fetch(form.action, { method: 'POST', headers, body: typed, keepalive: true }).catch(() => undefined)
}

const isOfLine = ({ name }: HTMLInputElement): boolean =>
  itemOfField(name) !== undefined || itemOfNote(name) !== undefined

const quantitiesIn = (form: HTMLFormElement): readonly (readonly [code: string, field: HTMLInputElement])[] =>
  [...form.elements].flatMap(field => {
    const code = field instanceof HTMLInputElement ? itemOfField(field.name) : undefined
    return code === undefined || !(field instanceof HTMLInputElement) ? [] : [[code, field] as const]
  })

/**
 * Quantities that differ from the cart, were typed on this page (not in its address), and were not refused
 * before.
 */
function typedIn(form: HTMLFormElement, refused: ReadonlyMap<string, string>): URLSearchParams {
  const typed = new URLSearchParams()
  for (const [code, { value, defaultValue }] of quantitiesIn(form)) {
    const before = form.elements.namedItem(quantityBeforeField(code))
    const isSame = before instanceof HTMLInputElement && before.value === value.trim()
    if (!isSame && value !== defaultValue && value.trim() !== '' && refused.get(code) !== value)
      typed.set(quantityField(code), value)
  }
  for (const field of form.elements) addTypedNote(form, field, typed)
  if (typed.size === 0) return typed
  for (const name of [FORM_OWNER, CART_ACCOUNT]) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) typed.set(name, field.value)
  }
  return typed
}

/** A note that differs from that of the cart, with the latter: by it the handler sees that it was typed. */
function addTypedNote(form: HTMLFormElement, field: Element, typed: URLSearchParams): void {
  const code = field instanceof HTMLInputElement ? itemOfNote(field.name) : undefined
  if (code === undefined || !(field instanceof HTMLInputElement)) return
  const before = form.elements.namedItem(noteBeforeField(code))
  const saved = before instanceof HTMLInputElement ? before.value : ''
  if (field.value.trim() === saved || field.getAttribute('aria-invalid') === 'true') return
  typed.set(noteField(code), field.value)
  typed.set(noteBeforeField(code), saved)
}

/** Shows the notice; the code that renders it is loaded on first use. */
async function tell(form: HTMLFormElement, answer: LinesAnswer, failed: string): Promise<void> {
  clearFaults(form)
  const { showAddedLines } = await import('../show-added-lines')
  showAddedLines({
    answer,
    failed,
    isOnCart: true,
    onOffer: ({ code, quantity }) => offer(form, code, quantity),
  })
}

/** Accepts the available quantity; the change event makes it save like typed input. */
function offer(form: HTMLFormElement, code: string, quantity: number): void {
  const field = form.elements.namedItem(quantityField(code))
  if (!(field instanceof HTMLInputElement)) return
  field.value = String(quantity)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether the page shows another account than the cart is for. */
const isStale = (answer: LinesAnswer): boolean => answer.kind === 'failed' && answer.isStale === true

function noteRefused(form: HTMLFormElement, answer: LinesAnswer, refused: Map<string, string>): void {
  if (isStale(answer)) keepForQuestion(form, refused)
  const faults = answer.kind === 'added' ? answer.refused : answer.kind === 'refused' ? answer.faults : []
  for (const { code } of faults.filter(({ isNote }) => isNote !== true)) {
    const field = form.elements.namedItem(quantityField(code))
    if (field instanceof HTMLInputElement) refused.set(code, field.value)
  }
  if (faults.length > 0) showFaults(form, faults)
}

/** Typed quantities stay in their fields, to be sent again by a button once the user has seen the account. */
function keepForQuestion(form: HTMLFormElement, refused: Map<string, string>): void {
  for (const [code, { value, defaultValue }] of quantitiesIn(form))
    if (value !== defaultValue) refused.set(code, value)
}

/** An emptied field shows the quantity of the cart again. */
function settle(form: HTMLFormElement, refused: ReadonlyMap<string, string>): void {
  for (const [code, field] of quantitiesIn(form))
    if (field.value.trim() === '' && !refused.has(code)) field.value = field.defaultValue
}
