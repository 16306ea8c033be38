'use client'

import { useEffect } from 'react'
import { hasBrowserMark } from '@/components/session/browser-mark'
import { setCartAccount, setCartUnits } from '@/components/session/cart-badge'
import { useVisitor } from '@/components/session/visitor'
import { HAS_CART_COOKIE } from '@/lib/cookies/cookie-names'
import { askCartUnits } from './ask-cart-units'

/**
 * Sends the forms that add items to the cart without leaving the page, and updates the cart badge. Anonymous
 * visitors without a cart cause no request. Without this script the forms lead to the cart.
 */
export function CartFormsEnhancer({ path }: { path: string }) {
  useUnits(path)
  useEffect(() => {
    const ended = new AbortController()
    document.addEventListener('submit', sendWithoutLeaving, { signal: ended.signal })
    return () => ended.abort()
  }, [])
  return null
}

/** Fetches the number once the visitor is known, and again when the visitor changes. */
function useUnits(path: string): void {
  const visitor = useVisitor()
  const state = visitor?.state
  const visitorKey = visitor?.state === 'signedIn' ? visitor.visitorKey : undefined
  useEffect(() => {
    if (state === undefined || state === 'unavailable') return
    // Until the cart is loaded, nothing of another user's cart is shown.
    setCartAccount(undefined)
    if (visitorKey === undefined && !hasBrowserMark(HAS_CART_COOKIE)) {
      setCartUnits(undefined)
      return
    }
    const ended = new AbortController()
    void askCartUnits(path, ended.signal)
    return () => ended.abort()
  }, [path, state, visitorKey])
}

/** Submit buttons with a `formaction` open a page; the others add to the cart. */
function sendWithoutLeaving(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || form.dataset.cartLines === undefined) return
  if (submitter?.hasAttribute('formaction')) return
  event.preventDefault()
  void import('./send-lines').then(
    ({ sendLines }) => sendLines(form, submitter),
    () => leaveFor(form, submitter),
  )
}

/**
 * Submits the form natively. `submit()` fires no submit event, so this is not intercepted again, but it omits
 * the button's value.
 */
function leaveFor(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const pressed = document.createElement('input')
    pressed.type = 'hidden'
    pressed.name = submitter.name
    pressed.value = submitter.value
    form.append(pressed)
  }
  form.submit()
}
