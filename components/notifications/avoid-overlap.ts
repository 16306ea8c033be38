/**
 * Keeps notifications off what matters: gives the page as much room below as they cover, and uncovers
 * whatever holds the focus (WCAG 2.4.11).
 */
export function avoidOverlap(area: HTMLElement): void {
  const makeRoom = () => {
    document.body.style.marginBottom = `${area.offsetHeight}px`
    if (document.activeElement !== null) uncover(document.activeElement, area)
  }
  // Before anything is painted, or the first notification would be seen to jump.
  makeRoom()
  new ResizeObserver(makeRoom).observe(area)
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) uncover(target, area)
  })
}

function uncover(focused: Element, area: HTMLElement): void {
  const [box, over] = [focused.getBoundingClientRect(), area.getBoundingClientRect()]
  // A whole page or section that holds the focus is never hidden by a corner.
  if (area.contains(focused) || box.height > window.innerHeight / 2) return
  const isCovered =
    box.bottom > over.top && box.top < over.bottom && box.right > over.left && box.left < over.right
  if (isCovered) focused.scrollIntoView({ block: 'center' })
}
