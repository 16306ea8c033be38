/**
 * Replaces the content of a part of the page by that of a fresh copy of the page. Elements marked as kept
 * stay; groups stay open or closed; the focus stays on the control with the same name and value.
 */
export function renewPart(id: string, fresh: Document): void {
  const [part, copy] = [document.getElementById(id), fresh.getElementById(id)]
  if (part === null || copy === null) return
  const focused = part.contains(document.activeElement) ? document.activeElement : null
  keepGroups(groupsOf(part), groupsOf(copy))
  part.replaceChildren(...copy.childNodes)
  if (focused === null) return
  const again = part.contains(focused) ? focused : sameControl(part, focused)
  if (again instanceof HTMLElement) again.focus({ preventScroll: true })
}

type Groups = ReadonlyMap<string, HTMLDetailsElement>

const groupsOf = (part: Element): Groups =>
  new Map(
    [...part.querySelectorAll('details')].map(group => [
      group.querySelector('summary')?.textContent ?? '',
      group,
    ]),
  )

function keepGroups(known: Groups, fresh: Groups): void {
  for (const [name, group] of fresh) {
    const own = known.get(name)
    if (own?.hasAttribute('data-keep-state')) group.replaceWith(own)
    else if (own !== undefined) group.open = own.open
  }
}

/** Finds the new version of a control, link or group heading. */
function sameControl(part: Element, focused: Element): Element | undefined {
  const isSame = (candidate: Element): boolean => {
    if (candidate.tagName !== focused.tagName) return false
    if (candidate instanceof HTMLInputElement && focused instanceof HTMLInputElement)
      return candidate.name === focused.name && candidate.value === focused.value
    if (candidate instanceof HTMLSelectElement && focused instanceof HTMLSelectElement)
      return candidate.name === focused.name
    return candidate.textContent === focused.textContent
  }
  return [...part.querySelectorAll('input, select, summary, a, button')].find(isSame)
}
