import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { composeForm, type SentForm } from '@/components/form/send-form'
import { show } from '@/components/notifications/stack'
import { quantityField } from '@/lib/cart/line-fields'
import { setCartUnits } from './cart-units'
import { CartView } from './cart-view'
import { clearFaults, showFaults } from './line-faults'
import { type LinesAnswer, readLinesAnswer } from './lines-answer'

/** What is told of the last sending stands in one place. */
const NOTICE_ID = 'cart-lines'

const LOCK = 'store.cart'

/** What was sent last and may have to be sent again, under the same key: it has one effect. */
const unanswered = new WeakMap<HTMLFormElement, SentForm>()
const underWay = new WeakSet<HTMLFormElement>()

/** Adds what a form says to the cart and tells what became of it; a second press waits for the first. Never rejects. */
export async function sendLines(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (underWay.has(form)) return
  underWay.add(form)
  submitter?.setAttribute('aria-busy', 'true')
  clearFaults(form)
  tell(form, await inTurn(() => send(form, submitter)))
  submitter?.removeAttribute('aria-busy')
  underWay.delete(form)
}

/** Tabs wait for each other: two that found no cart would each make one. Without the browser's help each goes by itself. */
const inTurn = (work: () => Promise<LinesAnswer>): Promise<LinesAnswer> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<LinesAnswer> {
  const { sent, body } = composeForm(form, submitter, unanswered.get(form))
  unanswered.set(form, sent)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    })
    const answer = readLinesAnswer(await response.json())
    if (answer.kind !== 'failed') unanswered.delete(form)
    return answer
  } catch {
    return { kind: 'failed' }
  }
}

function tell(form: HTMLFormElement, answer: LinesAnswer): void {
  switch (answer.kind) {
    case 'added':
      for (const code of answer.added) empty(form, code)
      setCartUnits(answer.cart)
      show({ id: NOTICE_ID, isHtml: false, ...answer.notice, action: <CartView {...answer.view} /> })
      return
    case 'refused':
      showFaults(form, answer.faults)
      show({ id: NOTICE_ID, isHtml: false, status: 'ERROR', message: answer.message })
      return
    case 'failed':
      show({
        id: NOTICE_ID,
        isHtml: false,
        status: 'ERROR',
        message: answer.message ?? form.dataset.cartLines ?? '',
      })
  }
}

/** What is in the cart is not chosen any more. */
function empty(form: HTMLFormElement, code: string): void {
  const field = form.elements.namedItem(quantityField(code))
  if (field instanceof HTMLInputElement) field.value = ''
}
