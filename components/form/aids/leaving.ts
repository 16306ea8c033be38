import { opensElsewhere } from '@/components/ui/opens-elsewhere'
import { onBeforeSubmit } from '../send/before-submit'

/** Performs the navigation that was held back. */
export type Go = () => void

type Watch = {
  /** Form whose submission does not count as leaving; undefined where the page guards several forms. */
  form: HTMLFormElement | undefined
  signal: AbortSignal
  /** `isCertain`: going replaces the page; otherwise it is replaced only if the other form is accepted. */
  onLeave: (event: Event, go: Go, isCertain: boolean) => void
}

/** Whether a click on a link replaces this page, judged by its position, the modifier keys and its target. */
function isLeavingLink(link: HTMLAnchorElement, click: MouseEvent): boolean {
  if (link.closest('dialog') !== null) return false
  if (opensElsewhere(click) || !['', '_self'].includes(link.target) || link.hasAttribute('download'))
    return false
  if (!['http:', 'https:'].includes(link.protocol)) return false
  const isSamePage = link.href.split('#', 1)[0] === window.location.href.split('#', 1)[0]
  return !(isSamePage && link.hash !== '')
}

/**
 * Calls `onLeave` for everything on the page that is about to replace it: links, and other forms such as the
 * search and enhanced ones. Links and forms that open another tab, stay on the page or are handled by another
 * script do not count.
 */
export function watchLeaving({ form, signal, onLeave }: Watch): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || event.defaultPrevented || !isLeavingLink(link, event)) return
    onLeave(event, () => window.location.assign(link.href), true)
  }
  const onSubmit = (event: SubmitEvent) => {
    const other = event.target
    if (!(other instanceof HTMLFormElement) || other === form || event.defaultPrevented) return
    const { submitter } = event
    // A button among the controls of the form is part of it, such as one that uploads a document.
    if (form?.contains(submitter) === true) return
    if (other.method === 'dialog' || !['', '_self'].includes(other.target)) return
    onLeave(event, () => other.requestSubmit(submitter), true)
  }
  // Registered on the window, where these listeners run last: handlers on the page have prevented the default
  // by then.
  window.addEventListener('click', onClick, { signal })
  window.addEventListener('submit', onSubmit, { signal })
  onBeforeSubmit(event => {
    if (event.target !== form && !event.defaultPrevented) onLeave(event, event.send, false)
  }, signal)
}
