/**
 * Keeps notifications from covering content: adds as much space to the end of the footer as they cover, and
 * scrolls the focused element out from under them (WCAG 2.4.11).
 */
export function avoidOverlap(area: HTMLElement): void {
  // Within the footer, so that the space has its colour.
  const footer = document.getElementById('site-footer')
  const makeRoom = () => {
    if (footer !== null) footer.style.paddingBottom = `${area.offsetHeight}px`
    if (document.activeElement !== null) uncover(document.activeElement, area)
  }
  // Before the first paint, or the first notification would jump visibly.
  makeRoom()
  new ResizeObserver(makeRoom).observe(area)
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) uncover(target, area)
  })
}

function uncover(focused: Element, area: HTMLElement): void {
  const [box, over] = [focused.getBoundingClientRect(), area.getBoundingClientRect()]
  // A focused page or section is too large to be hidden by a notification.
  if (area.contains(focused) || box.height > window.innerHeight / 2) return
  const isCovered =
    box.bottom > over.top && box.top < over.bottom && box.right > over.left && box.left < over.right
  if (!isCovered) return
  focused.scrollIntoView({ block: 'center' })
  liftAbove(focused, over.top)
}

/** Room for the outline of a focused element. */
const OUTLINE = 6

/** On a low screen, as at a zoom of 400 %, notifications cover its middle too. */
function liftAbove(focused: Element, edge: number): void {
  const { top, bottom } = focused.getBoundingClientRect()
  const hidden = bottom + OUTLINE - edge
  if (hidden > 0) window.scrollBy({ top: Math.min(hidden, top), behavior: 'instant' })
}
