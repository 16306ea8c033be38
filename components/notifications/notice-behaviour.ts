import { readClosedIds, rememberClosed } from './kept-ids'

/** Hides what the server has drawn from everybody with a script (globals.css). */
const HIDDEN_CLASS = 'unless-scripted'

/** Shows the notice that the server has drawn, unless this browser has closed it, and gives it its buttons. Returns how to take that back. */
export function enhanceNotice(notice: HTMLElement): () => void {
  const id = notice.dataset.notice ?? ''
  const buttons = [...notice.querySelectorAll('button')]
  const ended = new AbortController()

  const show = (isShown: boolean) => {
    for (const button of buttons) button.hidden = !isShown
    notice.classList.toggle(HIDDEN_CLASS, !isShown)
  }

  const press = (button: HTMLButtonElement) => {
    if (button.ariaExpanded === null) {
      rememberClosed(id)
      show(false)
    } else button.ariaExpanded = String(!notice.toggleAttribute('data-cut'))
  }

  if (readClosedIds().includes(id)) return () => undefined
  notice.toggleAttribute('data-cut', true)
  for (const button of buttons)
    button.addEventListener('click', () => press(button), { signal: ended.signal })
  show(true)
  return () => {
    ended.abort()
    show(false)
  }
}
