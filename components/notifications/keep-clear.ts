/** What else lies over the lower edge of the window, above the question about cookies; notifications stand above both. */
const LOWER_EDGE = '[data-lower-edge]'

/**
 * Keeps notifications off what matters: above the other bars at the lower edge, with as much room below the page as they cover,
 * and off whatever holds the focus (WCAG 2.4.11).
 */
export function keepClear(area: HTMLElement): void {
  const bars = [...document.querySelectorAll<HTMLElement>(LOWER_EDGE)]
  const makeRoom = () => {
    const below = Math.max(0, ...bars.map(bar => bar.offsetHeight))
    area.style.bottom = `calc(var(--consent-height, 0px) + ${below}px)`
    document.body.style.marginBottom = `${area.offsetHeight}px`
    if (document.activeElement !== null) uncover(document.activeElement, area)
  }
  // Before anything is painted, or the first notification would be seen to jump.
  makeRoom()
  const observer = new ResizeObserver(makeRoom)
  for (const element of [area, ...bars]) observer.observe(element)
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
