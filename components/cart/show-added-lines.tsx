import { newSubmissionKey } from '@/components/form/send/send-form'
import { hide, show } from '@/components/notifications/toast-stack'
import { setCartUnits } from '@/components/session/cart-badge'
import { lineFields } from '@/lib/cart/lines/line-fields'
import { CART_ACCOUNT, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { CartActionsView } from './cart-actions-view'
import { announceCartChange } from './cart-changed'
import type { CartActions, LinesAnswer, Offer } from './lines-answer'
import { postLines, withTabLock } from './post-lines'
import { CartView } from './view-cart-link'

/** Notification id: the message on the latest submission replaces the one before. */
const NOTICE_ID = 'cart-lines'

type AddedLines = {
  answer: LinesAnswer
  /** Message for a failed connection. */
  failed: string
  isOnCart: boolean
  onOffer: (offer: Offer) => void
}

/** Shows the result of submitted lines, with the possible actions. */
export function showAddedLines({ answer, failed, isOnCart, onOffer }: AddedLines): void {
  if (answer.kind !== 'added') {
    const cart = answer.kind === 'failed' && !isOnCart ? answer.cart : undefined
    show({
      id: NOTICE_ID,
      isHtml: false,
      status: 'ERROR',
      message: answer.message ?? failed,
      ...(cart && { action: <CartView {...cart} /> }),
    })
    return
  }
  if (answer.cart !== undefined || isOnCart) setCartUnits(answer.cart)
  const { actions } = answer
  const close = () => hide(NOTICE_ID)
  const undo = () => undoLines(actions, { failed, isOnCart, onOffer })
  show({
    id: NOTICE_ID,
    isHtml: false,
    ...answer.notice,
    action: (
      <CartActionsView {...{ actions, isOnCart, onOffer }} onClose={close} onUndo={() => void undo()} />
    ),
  })
}

async function undoLines({ undo }: CartActions, added: Omit<AddedLines, 'answer'>): Promise<void> {
  if (undo === undefined) return
  const body = new URLSearchParams({ intent: 'undo', [SUBMISSION_KEY]: newSubmissionKey() })
  for (const [name, value] of undo.lines.flatMap(lineFields)) body.set(name, value)
  const account = document.querySelector<HTMLInputElement>(`form [name="${CART_ACCOUNT}"]`)
  if (account !== null) body.set(CART_ACCOUNT, account.value)
  const answer = await withTabLock(() => postLines(undo.href, body))
  showAddedLines({ ...added, answer })
  announceCartChange()
}
