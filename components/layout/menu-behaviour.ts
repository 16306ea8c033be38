/*
 * Menus of the header. The server renders plain lists that open on hover and focus, so they work before and
 * without scripts; once the script runs, their buttons open and close them instead.
 *
 * `[data-menu]` wraps a button with `aria-expanded` and its `[data-panel]`; menus may be nested.
 */

/** Hover intent: how long the pointer rests on a menu before it opens, and stays outside before it closes. */
const HOVER_OPEN_MS = 180
const HOVER_CLOSE_MS = 450

const buttonOf = (menu: Element): HTMLElement | null => menu.querySelector(':scope > button[aria-expanded]')

const isOpen = (menu: Element): boolean => menu.hasAttribute('data-open')

function setOpen(menu: Element, open: boolean): void {
  menu.toggleAttribute('data-open', open)
  buttonOf(menu)?.setAttribute('aria-expanded', String(open))
}

const openMenus = (root: Element): Element[] => [...root.querySelectorAll('[data-menu][data-open]')]

/** Whether the event comes from a dialog above the page; the menus then stay as they are. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog[open]') !== null

function closeOthers(root: Element, target: EventTarget | null): void {
  if (isInDialog(target)) return
  for (const menu of openMenus(root))
    if (!(target instanceof Node && menu.contains(target))) setOpen(menu, false)
}

function closeInnermost(root: Element): boolean {
  const menu = openMenus(root).at(-1)
  if (menu === undefined) return false
  const heldFocus = menu.contains(document.activeElement)
  setOpen(menu, false)
  if (heldFocus) buttonOf(menu)?.focus()
  return true
}

/**
 * Menus that are open by focus, as they are without script; a menu whose button the layout hides does not
 * count.
 */
const focusedMenus = (root: Element): Element[] =>
  [...root.querySelectorAll('[data-menu]:focus-within')].filter(menu => {
    const button = buttonOf(menu)
    return button !== null && getComputedStyle(button).display !== 'none'
  })

/** Adds button, Escape and hover behavior to the menus below `root`. Returns the cleanup function. */
export function enhanceMenus(root: HTMLElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const hover = hoverIntent(root)

  const press = ({ target }: MouseEvent) => {
    const menu = target instanceof Element ? target.closest('button[aria-expanded]')?.parentElement : null
    if (!menu?.matches('[data-menu]')) return
    hover.forget()
    setOpen(menu, !isOpen(menu))
  }

  const pressKey = (event: KeyboardEvent) => {
    // A dialog above the page handles the key itself.
    if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
    if (closeInnermost(root)) event.preventDefault()
  }

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) closeOthers(root, relatedTarget)
  }

  const wereOpen = focusedMenus(root)
  root.toggleAttribute('data-scripted', true)
  for (const menu of wereOpen) setOpen(menu, true)
  root.addEventListener('click', press, { signal })
  root.addEventListener('focusout', leave, { signal })
  document.addEventListener('click', ({ target }) => closeOthers(root, target), { signal })
  document.addEventListener('keydown', pressKey, { signal })
  document.addEventListener('pointerover', hover.point, { signal })
  return () => {
    ended.abort()
    hover.forget()
    root.toggleAttribute('data-scripted', false)
  }
}

/** Opens a menu when the mouse rests on it, and closes it some time after the mouse has left. */
function hoverIntent(root: Element) {
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = (menu: Element) => {
    setOpen(menu, true)
    closeOthers(root, menu)
  }

  /** A menu that contains the focus stays open: the mouse may be elsewhere. */
  const closeUnfocused = () => {
    for (const menu of openMenus(root))
      if (opensByHover(menu) && !menu.contains(document.activeElement)) setOpen(menu, false)
  }

  const point = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer)
    const menu = target instanceof Element ? target.closest('[data-menu]') : null
    if (menu === null || !root.contains(menu)) timer = setTimeout(closeUnfocused, HOVER_CLOSE_MS)
    else if (opensByHover(menu) && !isOpen(menu) && liesOverPage(menu))
      timer = setTimeout(() => open(menu), HOVER_OPEN_MS)
  }

  return { point, forget: () => clearTimeout(timer) }
}

const opensByHover = (menu: Element): boolean => menu.getAttribute('data-menu') === 'hover'

/** In the narrow layout a panel pushes the page down, so only a press may open it. */
const liesOverPage = (menu: Element): boolean => {
  const panel = [...menu.children].find(child => child.matches('[data-panel]'))
  return panel !== undefined && getComputedStyle(panel).position === 'absolute'
}
