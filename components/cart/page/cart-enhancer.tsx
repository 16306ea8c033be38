'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useTransition } from 'react'
import { CART_CHANGED } from '../cart-changed'
import { CART_FORMS } from './cart-form-id'
import { cartSaver } from './cart-saver'

type IsRefused = (code: string, value: string) => boolean

/** Position of the focus before the lines are rendered again. */
type Place = { code: string | undefined; row: number }

/**
 * Saves the cart without leaving the page: quantities when their field is left, and the actions of its
 * buttons. Without this script every button submits the form. Leaving the page saves typed quantities.
 */
export function CartEnhancer({ failed }: { failed: string }) {
  const router = useRouter()
  const [isDrawing, startDrawing] = useTransition()
  const place = useRef<Place>(undefined)
  const isRefused = useRef<IsRefused>(undefined)
  useEffect(() => {
    const ended = new AbortController()
    const redraw = () => {
      place.current ??= placeOf(document.activeElement)
      startDrawing(() => router.refresh())
    }
    const saver = cartSaver({ failed, redraw })
    isRefused.current = saver.isRefused
    const on = { signal: ended.signal }
    document.addEventListener('change', ({ target }) => saver.changed(target), on)
    document.addEventListener('submit', saver.submitted, on)
    document.addEventListener(CART_CHANGED, redraw, on)
    addEventListener('pagehide', saver.leave, on)
    return () => ended.abort()
  }, [router, failed])
  useEffect(() => {
    if (isDrawing) return
    showSaved(place.current?.code, isRefused.current)
    takePlace(place)
  }, [isDrawing])
  return null
}

const QUANTITY = 'input[name^="quantity."]'

const rows = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${CART_FORMS}] [data-line]`),
]

function placeOf(focused: Element | null): Place | undefined {
  const line = focused?.closest<HTMLElement>('[data-line]')
  if (line) return { code: line.dataset.line, row: rows().indexOf(line) }
  return focused?.closest(`[${CART_FORMS}]`) ? { code: undefined, row: -1 } : undefined
}

/**
 * Shows the saved quantities in the fields, except in one whose quantity was refused and in the one that the
 * user is typing in.
 */
function showSaved(typing: string | undefined, isRefused: IsRefused = () => false): void {
  for (const line of rows()) {
    const field = line.querySelector<HTMLInputElement>(QUANTITY)
    const saved = line.querySelector<HTMLInputElement>('input[name^="before."]')
    const isOpen = field === document.activeElement && line.dataset.line === typing
    if (field === null || saved === null || isOpen || field.getAttribute('aria-invalid') === 'true') continue
    if (isRefused(line.dataset.line ?? '', field.value)) continue
    field.value = saved.value
  }
}

/** Moves the focus of a removed line to the next line, or to the heading if no line is left. */
function takePlace(place: RefObject<Place | undefined>): void {
  const before = place.current
  place.current = undefined
  if (before === undefined || (document.activeElement !== document.body && document.activeElement !== null))
    return
  const lines = rows()
  const same = lines.find(({ dataset }) => dataset.line === before.code)
  const line = same ?? (before.row < 0 ? undefined : lines[Math.min(before.row, lines.length - 1)])
  const next = line?.querySelector<HTMLElement>(`${QUANTITY}, button`) ?? document.querySelector('h1')
  if (next instanceof HTMLHeadingElement) next.tabIndex = -1
  next?.focus()
}
