import { composeForm, type SentForm } from '@/components/form/send/send-form'
import { ADD_ONE, quantityField } from '@/lib/cart/lines/line-fields'
import { clearFaults, showFaults } from './line-faults'
import type { LinesAnswer, Offer } from './lines-answer'
import { postLines, withTabLock } from './post-lines'
import { showAddedLines } from './show-added-lines'

/** Latest submission without a response: a repeat uses the same key, so it has one effect. */
const unanswered = new WeakMap<HTMLFormElement, SentForm>()
const underWay = new WeakSet<HTMLFormElement>()

/**
 * Adds the lines of a form to the cart and shows the result; a second press while a request is in flight is
 * ignored. Never rejects.
 */
export async function sendLines(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (underWay.has(form)) return
  underWay.add(form)
  submitter?.setAttribute('aria-busy', 'true')
  clearFaults(form)
  tell(form, await withTabLock(() => send(form, submitter)))
  submitter?.removeAttribute('aria-busy')
  underWay.delete(form)
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<LinesAnswer> {
  const { sent, body } = composeForm(form, submitter, unanswered.get(form))
  unanswered.set(form, sent)
  const answer = await postLines(form.action, body)
  if (answer.kind !== 'failed') unanswered.delete(form)
  return answer
}

function tell(form: HTMLFormElement, answer: LinesAnswer): void {
  if (answer.kind === 'added') for (const code of answer.added) fillIn(form, code, '')
  const faults = answer.kind === 'added' ? answer.refused : answer.kind === 'refused' ? answer.faults : []
  showFaults(form, faults)
  showAddedLines({
    answer,
    failed: form.dataset.cartLines ?? '',
    isOnCart: false,
    onOffer: offer => accept(form, offer),
  })
}

/** Accepts the available quantity, by the button of its row. */
function accept(form: HTMLFormElement, { code, quantity }: Offer): void {
  fillIn(form, code, String(quantity))
  const button = form.querySelector<HTMLButtonElement>(
    `button[name="${ADD_ONE}"][value="${CSS.escape(code)}"]`,
  )
  void sendLines(form, button)
}

/**
 * Sets a quantity field, for example empties that of an added item. The input event updates the order bar as
 * typing does.
 */
function fillIn(form: HTMLFormElement, code: string, value: string): void {
  const field = form.elements.namedItem(quantityField(code))
  if (!(field instanceof HTMLInputElement)) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
